/** @jest-environment jsdom */
import { arrive, ROUTE_STATUS_ID } from './arrival';
import { holdPosition, startScrollMemory } from './scroll-memory';

const screen = (href: string, content: 'page' | 'error' = 'page') => ({ href, key: `key of ${href}`, content });
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
  arrive(screen('/new'), screen('/old'), 'push');
  jest.advanceTimersByTime(60_000);
  expect(status()).toBe('');
  showHead('New');
  await mutationsSeen();
  expect(status()).toBe('New');
});

test('SCR-5 of several successive pages, only the last one is announced', async () => {
  arrive(screen('/one'), screen('/old'), 'push');
  arrive(screen('/two'), screen('/one'), 'push');
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
  ['the first page', screen('/new'), null],
  ['an anchor on the same page', screen('/old#part'), screen('/old')],
  ['an error, which is an alert', screen('/new', 'error'), screen('/old')],
])('SCR-5 nothing is announced for %s', async (_name, now, before) => {
  arrive(now, before, 'push');
  showHead('New');
  await mutationsSeen();
  expect(status()).toBe('');
});

test('SCR-5 following a link moves the focus to the top, and going back does not', () => {
  arrive(screen('/new'), screen('/old'), 'pop');
  expect(document.activeElement).toBe(document.body);
  arrive(screen('/newer'), screen('/new'), 'push');
  expect(document.activeElement).toBe(document.querySelector('[data-focus-target]'));
});

test('SCR-5 following a link to a heading scrolls to it, and leaves the focus to the browser', () => {
  document.body.insertAdjacentHTML('beforeend', '<h2 id="part"></h2>');
  const heading = document.getElementById('part')!;
  heading.scrollIntoView = jest.fn();
  arrive(screen('/new#part'), screen('/old'), 'push');
  expect(heading.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(document.body);
});

/** Makes the page at most `height` long and lets it scroll like a browser does. */
function setHeight(height: number): void {
  const limits = { height };
  window.scrollTo = jest.fn((_x: unknown, y?: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: Math.min(y ?? 0, limits.height) });
    window.dispatchEvent(new Event('scroll'));
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('SCR-1 going back', () => {
  beforeEach(async () => {
    startScrollMemory();
    setHeight(5000);
    arrive(screen('/one'), null, 'pop');
    window.scrollTo(0, 700);
    await nextFrame();
    arrive(screen('/two'), screen('/one'), 'push');
    expect(window.scrollY).toBe(0);
  });

  test('restores the scroll position', () => {
    arrive(screen('/one'), screen('/two'), 'pop');
    expect(window.scrollY).toBe(700);
  });

  test('waits until the page is long enough', async () => {
    setHeight(300);
    arrive(screen('/one'), screen('/two'), 'pop');
    expect(window.scrollY).toBe(300);
    await nextFrame();
    setHeight(5000);
    await nextFrame();
    await nextFrame();
    expect(window.scrollY).toBe(700);
  });

  test('leaves the scrolling to readers who scroll themselves', async () => {
    setHeight(300);
    arrive(screen('/one'), screen('/two'), 'pop');
    window.dispatchEvent(new Event('wheel'));
    window.scrollTo(0, 100);
    setHeight(5000);
    await nextFrame();
    await nextFrame();
    expect(window.scrollY).toBe(100);
  });

  test('keeps the old page in place until the other page has loaded', async () => {
    window.scrollTo(0, 200);
    await nextFrame();
    holdPosition();
    // The browser restores the position of the other entry by itself.
    window.scrollTo(0, 700);
    await nextFrame();
    expect(window.scrollY).toBe(200);
  });

  test('does not take the top of an error for the position of the page', () => {
    arrive(screen('/one', 'error'), screen('/two'), 'pop');
    expect(window.scrollY).toBe(0);
    arrive(screen('/two'), screen('/one', 'error'), 'push');
    arrive(screen('/one'), screen('/two'), 'pop');
    expect(window.scrollY).toBe(700);
  });
});
