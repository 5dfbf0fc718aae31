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

test('SCR-4 the button is hidden when the reader follows a link to an anchor, even if that scrolls up', () => {
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
