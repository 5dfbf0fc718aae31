/** @jest-environment jsdom */
import { routes, withBase } from '../../site/routes';
import { startApp } from './starter';
import { BUNDLES_ID, PAGE_PATH_META } from './starter-settings';

const bundles = { compilationHash: 'abc', scripts: ['/one.js', '/two.js'] };
const settings = {
  baseUrl: '/',
  notFoundUrl: withBase('/', routes.notFound()),
  showBaseUrlIssue: true,
  searchKeys: ['/', '^k'],
};
/** What the server answers for the page; null without a connection. */
let answer: { readonly status: number; readonly page: string } | null;

const find = (selector: string): HTMLElement => document.querySelector(selector)!;
const kept = () => [...(window.earlyClicks ?? [])].map(({ textContent }) => textContent);
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script[src]')];
const banner = () => document.querySelector('#start-banner p')?.textContent;
const isBusy = () => find('[role=tab]').getAttribute('aria-busy');
const press = (selector: string, key: string, more: KeyboardEventInit = {}): boolean => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  find(selector).dispatchEvent(event);
  return event.defaultPrevented;
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const fail = (element: Element | undefined) => {
  element!.dispatchEvent(new Event('error'));
  return settle();
};

beforeAll(() => {
  document.head.innerHTML = `<meta name="${PAGE_PATH_META}" content="/docs/page">`;
  window.history.replaceState(null, '', '/docs/page');
  window.fetch = jest.fn(() =>
    answer === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ status: answer.status, text: () => Promise.resolve(answer!.page) } as Response),
  );
  startApp(settings);
});

beforeEach(() => {
  sessionStorage.clear();
  window.earlyClicks!.clear();
  answer = { status: 200, page: 'abc' };
  document.documentElement.removeAttribute('data-has-hydrated');
  document.body.innerHTML = `<script type="application/json" id="${BUNDLES_ID}">${JSON.stringify(bundles)}</script>
    <button data-search-button>Search</button><div role="tablist"><button role="tab">One</button></div>
    <input type="search"><p>Text</p>`;
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['a button', '<button><b>X</b></button>', true],
  ['an element with the role of a button', '<span role="button"><b>X</b></span>', true],
  ['a picture', '<b data-zoom>X</b>', true],
  ['the frame of a diagram', '<div class="diagram-frame"><b>X</b></div>', true],
  ['a picture in a link', '<a href="/x"><b data-zoom>X</b></a>', false],
  ['a disclosure', '<details><summary><b>X</b></summary></details>', false],
  ['a button that opens a popover', '<button popovertarget="x"><b>X</b></button>', false],
  ['a button that is marked as native', '<button data-native><b>X</b></button>', false],
])('CLR-8 a click on %s: kept is %p', (_name, html, isKept) => {
  document.body.insertAdjacentHTML('beforeend', html.replace(' href="', ' onclick="event.preventDefault()" href="'));
  const onClick = jest.fn();
  document.body.addEventListener('click', onClick, { once: true });
  find('b').click();
  expect(kept()).toEqual(isKept ? ['X'] : []);
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(isKept ? 1 : 0);
  // What is kept has no effect yet, not even if React is already listening.
  expect(onClick).toHaveBeenCalledTimes(isKept ? 0 : 1);
  document.body.removeEventListener('click', onClick);
});

test.each([
  ['p', '/', {}, true],
  ['p', 'k', { ctrlKey: true }, true],
  ['input', 'k', { metaKey: true }, true],
  ['input', '/', {}, false],
  ['p', 'k', {}, false],
  ['p', '/', { ctrlKey: true }, false],
  ['[role=tab]', 'ArrowRight', {}, false],
])('SRM-2 on %s the key %p with %p opens the search later: %p', (selector, key, more, isKept) => {
  expect(press(selector, key, more)).toBe(isKept);
  expect(kept()).toEqual(isKept ? ['Search'] : []);
});

test('controls are kept once each, in the order of the last click', () => {
  find('[role=tab]').click();
  press('p', '/');
  find('[role=tab]').click();
  expect(kept()).toEqual(['Search', 'One']);
});

test('nothing is kept any more once the app has hydrated the page, or once the reader leaves it', () => {
  find('[role=tab]').click();
  window.dispatchEvent(new Event('beforeunload'));
  expect(kept()).toEqual([]);
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  find('[role=tab]').click();
  expect(press('p', '/')).toBe(false);
  expect(kept()).toEqual([]);
});

test('events of the document and of the window are no input of a reader', () => {
  const onError = jest.fn();
  window.addEventListener('error', onError);
  for (const target of [document, window])
    for (const event of [new KeyboardEvent('keydown', { key: '/' }), new MouseEvent('click')])
      target.dispatchEvent(event);
  window.removeEventListener('error', onError);
  expect(onError).not.toHaveBeenCalled();
  expect(kept()).toEqual([]);
});

test('ERR-3 a failed bundle ends the waiting; the next action and the button of the banner load it again', async () => {
  find('[role=tab]').click();
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(bundles.scripts);
  expect(isBusy()).toBe('true');
  await fail(scripts()[0]);
  expect([isBusy(), scripts().length]).toEqual(['false', 1]);
  // No style sheet was loaded either.
  expect(banner()).toContain('this one may be right: "/docs/page/"');

  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  answer = null;
  find('[data-search-button]').click();
  expect([isBusy(), scripts().length]).toEqual(['true', 2]);
  await fail(scripts()[0]);
  expect(banner()).toBe('You are offline, so some buttons do not work.');

  jest.restoreAllMocks();
  answer = { status: 200, page: 'abc' };
  document.head.insertAdjacentHTML('beforeend', '<style>:root { --space-1: 4px }</style>');
  window.dispatchEvent(new Event('online'));
  await fail(scripts()[0]);
  expect(banner()).toBe('A file did not load, so some buttons do not work.');

  find('#start-banner button').click();
  expect(kept()).toEqual(['One', 'Search']);
  expect([isBusy(), scripts().length]).toEqual(['true', 2]);
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  expect(banner()).toBeUndefined();
});

test.each([
  ['the same release', { status: 200, page: 'abc' }, null],
  ['an error', { status: 503, page: 'Try later' }, null],
  ['nothing', null, null],
  ['another release without the page', { status: 404, page: 'v2' }, 'abc'],
])('FW-7 if the app cannot show the page and the server has %s, the HTML stays', async (_, given, reloadedFor) => {
  answer = given;
  // jsdom cannot navigate, and reports that as an error of the console.
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  window.failStart!();
  await settle();
  expect(sessionStorage.getItem('reloadedFor')).toBe(reloadedFor);
  expect(find('p').isConnected).toBe(true);
});

test('a page is reloaded once for each file; without storage it is not, as that could not be remembered', async () => {
  const onConsole = jest.spyOn(console, 'error').mockReturnValue(undefined);
  answer = { status: 200, page: 'v2' };
  document.body.innerHTML = '<link rel="stylesheet" href="/v1.css"><link rel="icon" href="/v1.svg"><img src="/v1.png">';
  const failAll = async () => {
    onConsole.mockClear();
    for (const element of document.body.children) await fail(element);
    return onConsole.mock.calls.length;
  };
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('storage is blocked');
  });
  expect(await failAll()).toBe(0);
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  await failAll();
  expect(sessionStorage.getItem('reloadedFor')).toBe('/v1.css');
  await failAll();
  expect(sessionStorage.getItem('reloadedFor')).toBe('/v1.css');
});

test('ERR-4 FW-8 a URL that cannot be decoded is named as text, with a link home', () => {
  window.history.replaceState(null, '', '/docs/%zz<b>');
  document.body.innerHTML = '<main class="page"><h1>Page</h1></main>';
  startApp({ ...settings, baseUrl: '/portal/' });
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.title).toBe('Page Error');
  expect([...find('main.start-crash > [role=alert]').children].map(({ textContent }) => textContent)).toEqual([
    'This page crashed',
    'The address /docs/%zz%3Cb%3E contains invalid percent-encoding.',
    'Go to the home page',
  ]);
  expect(find('[role=alert] a').getAttribute('href')).toBe('/portal/');
});
