/** @jest-environment jsdom */
import { handleRouteUpdate, ROUTE_STATUS_ID, startScrollMemory } from './route-update';

const location = (pathname: string, hash = '', action: 'PUSH' | 'POP' = 'PUSH') => ({
  pathname,
  search: '',
  hash,
  action,
});
const status = () => document.getElementById(ROUTE_STATUS_ID)?.textContent;
const mutationsSeen = () => Promise.resolve().then(() => undefined);

/** Sets the page's title like Gatsby does: a new element replaces the old one. */
function showHead(title: string): void {
  document.head.querySelector('title')?.remove();
  const element = document.createElement('title');
  element.textContent = title;
  document.head.append(element);
}

beforeEach(() => {
  document.body.innerHTML = `<div id="${ROUTE_STATUS_ID}"></div><p data-focus-target="" tabindex="-1"></p>`;
  window.scrollTo = jest.fn();
  showHead('Old');
});
afterEach(() => jest.useRealTimers());

test('SCR-5 the new title is announced, no matter how late it appears', async () => {
  jest.useFakeTimers();
  handleRouteUpdate(location('/new'), location('/old'));
  jest.advanceTimersByTime(60_000);
  expect(status()).toBe('');
  showHead('New');
  await mutationsSeen();
  expect(status()).toBe('New');
});

test('SCR-5 of several successive pages, only the last one is announced', async () => {
  handleRouteUpdate(location('/one'), location('/old'));
  handleRouteUpdate(location('/two'), location('/one'));
  const announced: (string | null)[] = [];
  const observer = new MutationObserver(() => announced.push(status() ?? null));
  observer.observe(document.getElementById(ROUTE_STATUS_ID) as HTMLElement, { childList: true });
  showHead('Two');
  await mutationsSeen();
  await mutationsSeen();
  expect(announced).toEqual(['Two']);
  observer.disconnect();
});

test.each([
  ['the first page', location('/new'), null],
  ['an anchor on the same page', location('/old', '#part'), location('/old')],
])('SCR-5 nothing is announced for %s', async (_name, now, before) => {
  handleRouteUpdate(now, before);
  showHead('New');
  await mutationsSeen();
  expect(status()).toBe('');
});

test('SCR-5 following a link moves the focus to the top, and going back does not', () => {
  handleRouteUpdate(location('/new', '', 'POP'), location('/old'));
  expect(document.activeElement).toBe(document.body);
  handleRouteUpdate(location('/newer'), location('/new'));
  expect(document.activeElement).toBe(document.querySelector('[data-focus-target]'));
});

test('SCR-1 going back restores the scroll position', async () => {
  startScrollMemory();
  handleRouteUpdate(location('/one'), null);
  const entry: unknown = window.history.state;
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 700 });
  window.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  window.history.pushState(null, '', '/two');
  handleRouteUpdate(location('/two'), location('/one'));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  window.history.replaceState(entry, '', '/one');
  handleRouteUpdate(location('/one', '', 'POP'), location('/two'));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 700);
});
