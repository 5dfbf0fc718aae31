/** @jest-environment jsdom */
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NavbarVariants } from './navbar-variants';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const entry = (shown: string) => (
  <NavbarVariants
    variants={['1', '2'].map((name) => ({
      option: `v=${name}`,
      label: name,
      href: `/${name}`,
      isShown: name === shown,
    }))}
  >
    {({ label, href }) => <a href={href}>{label}</a>}
  </NavbarVariants>
);

test('VER-1 a focused entry stays focused when the app takes over, and the style sheet stops to apply', () => {
  const complaint = jest.spyOn(console, 'error');
  document.body.innerHTML = `<main>${renderToString(entry('2'))}</main>`;
  const main = document.querySelector('main')!;
  expect(main.firstElementChild?.getAttribute('data-options')).toBe('v=1 v=2');
  const link = main.querySelector<HTMLElement>('[data-option="v=1"] a')!;
  link.focus();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(main, entry('2'));
  });
  act(() => root?.render(entry('1')));
  expect(document.activeElement).toBe(link);
  expect(main.firstElementChild?.getAttribute('data-options')).toBe('');
  const hidden = [...main.querySelectorAll('[data-inactive]')].map(({ textContent }) => textContent);
  expect(hidden).toEqual(['2']);
  expect(complaint).not.toHaveBeenCalled();
  act(() => root?.unmount());
});
