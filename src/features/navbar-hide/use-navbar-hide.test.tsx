/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { hasAnchor, useNavbarHide } from './use-navbar-hide';

function Page({ locationKey = 'a' }: { readonly locationKey?: string }) {
  const navbar = useRef<HTMLElement>(null);
  const hidden = useNavbarHide(navbar, locationKey);
  return (
    <>
      <header ref={navbar} data-testid="bar" data-hidden={hidden || undefined}>
        <button aria-expanded="false">Menu</button>
      </header>
      <h2 id="größe">Size</h2>
      <a href="#gr%C3%B6%C3%9Fe">To the size</a>
    </>
  );
}

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 60 });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => 5000 });
});
beforeEach(() => {
  window.scrollY = 0;
  window.location.hash = '';
});
afterEach(cleanup);

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y;
    window.dispatchEvent(new Event('scroll'));
  });

test('NAV-11 the bar follows the scrolling of the page', () => {
  const { getByTestId } = render(<Page />);
  const isHidden = () => getByTestId('bar').hasAttribute('data-hidden');
  scrollTo(200);
  scrollTo(400);
  expect(isHidden()).toBe(true);
  scrollTo(300);
  expect(isHidden()).toBe(false);
});

test('NAV-13 the bar is shown when it receives focus and stays visible while its menu is open', () => {
  const { getByTestId, getByText } = render(<Page />);
  const isHidden = () => getByTestId('bar').hasAttribute('data-hidden');
  scrollTo(200);
  scrollTo(400);
  act(() => getByText('Menu').focus());
  expect(isHidden()).toBe(false);
  act(() => getByText('Menu').blur());
  scrollTo(500);
  expect(isHidden()).toBe(true);
  getByText('Menu').setAttribute('aria-expanded', 'true');
  scrollTo(600);
  expect(isHidden()).toBe(false);
});

test('NAV-12 navigating to an anchor of the page hides the bar, and any other navigation shows it', () => {
  const { getByTestId, rerender } = render(<Page />);
  const isHidden = () => getByTestId('bar').hasAttribute('data-hidden');
  window.location.hash = '#gr%C3%B6%C3%9Fe';
  rerender(<Page locationKey="b" />);
  expect(isHidden()).toBe(true);
  window.location.hash = '#nothing';
  rerender(<Page locationKey="c" />);
  expect(isHidden()).toBe(false);
});

test('SCR-1 a malformed hash matches no element and throws no error', () => {
  expect(hasAnchor('#%E0%A4%A')).toBe(false);
  expect(hasAnchor('#')).toBe(false);
});
