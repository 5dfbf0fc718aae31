/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BackToTop } from './back-to-top';

const scrollTo = (position: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
    window.dispatchEvent(new Event('scroll'));
  });
const isShown = () => screen.getByRole('button', { name: 'Scroll back to top' }).hasAttribute('data-shown');

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 9000 });
  window.history.replaceState(null, '', '/docs/page');
  window.scrollTo = jest.fn() as never;
});
afterEach(cleanup);

test('SCR-4 shown on the way up, hidden on the way down', () => {
  render(<BackToTop />);
  scrollTo(2000);
  expect(isShown()).toBe(false);
  scrollTo(1500);
  expect(isShown()).toBe(true);
  scrollTo(1600);
  expect(isShown()).toBe(false);
});

test('SCR-4 hidden when a link to a place on the page is followed, also while that scrolls up', () => {
  render(
    <>
      <a href="#part">Part</a>
      <BackToTop />
    </>,
  );
  scrollTo(3000);
  scrollTo(2500);
  fireEvent.click(screen.getByRole('link', { name: 'Part' }));
  expect(isShown()).toBe(false);
  scrollTo(1000);
  expect(isShown()).toBe(false);
  scrollTo(900);
  expect(isShown()).toBe(true);
});

test('SCR-4 hidden after a jump without a click on a link', () => {
  render(<BackToTop />);
  scrollTo(3000);
  window.history.replaceState(null, '', '/docs/page#part');
  scrollTo(1000);
  expect(isShown()).toBe(false);
});

test('SCR-3 under reduced motion it jumps', () => {
  window.matchMedia = (() => ({ matches: true })) as never;
  render(<BackToTop />);
  fireEvent.click(screen.getByRole('button', { name: 'Scroll back to top' }), { detail: 1 });
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
