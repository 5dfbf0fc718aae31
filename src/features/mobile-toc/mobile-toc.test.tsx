/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MobileToc } from './mobile-toc';

const contents = <MobileToc entries={[{ id: 'use', html: 'Use <code>join()</code>', children: [] }]} />;
afterEach(cleanup);

test('DOC-5 the element above the content opens the list without scripts, in a named navigation', () => {
  render(contents);
  const nav = screen.getByRole('navigation', { name: 'On this page' });
  const details = nav.querySelector('details')!;
  expect(details.open).toBe(false);
  details.querySelector('summary')!.click();
  expect(details.open).toBe(true);
  expect(details.querySelector('a[href="#use"] code')?.textContent).toBe('join()');
});

test('DOC-5 a list that was opened before hydration stays open', async () => {
  document.body.innerHTML = `<div>${renderToString(contents)}</div>`;
  const details = document.querySelector('details')!;
  details.open = true;
  await act(async () => void hydrateRoot(document.body.firstElementChild!, contents));
  expect(document.querySelector('details')).toBe(details);
  expect(details.open).toBe(true);
});
