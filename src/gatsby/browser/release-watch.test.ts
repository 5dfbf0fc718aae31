/** @jest-environment jsdom */
import { watchReleases } from './release-watch';

/** What the server answers; null without a connection. */
let answer: { readonly status: number; readonly page: string } | null;

const typing = (): unknown => JSON.parse(sessionStorage.getItem('typing') ?? 'null');
const button = (): HTMLElement => document.querySelector('[data-search-button]')!;
const reload = (name: string) => window.reloadForRelease!(name);

beforeEach(() => {
  sessionStorage.clear();
  delete window.isReloading;
  document.body.innerHTML = '<button data-search-button>Search</button><button id="other">Other</button>';
  // jsdom has neither requests nor navigation; it reports the latter as an error of the console.
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  window.fetch = jest.fn(() =>
    answer === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ status: answer.status, text: () => Promise.resolve(answer!.page) } as Response),
  );
  watchReleases();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['another release', { status: 200, page: 'app-v2.js' }, true],
  ['another release without the page', { status: 404, page: 'app-v2.js' }, true],
  ['the same release', { status: 200, page: 'app-v1.js' }, false],
  ['an error', { status: 503, page: 'Try later' }, false],
  ['nothing', null, false],
])('whether the page is reloaded if the server has %s', async (_, given, isReloaded) => {
  answer = given;
  expect(await reload('app-v1.js')).toBe(isReloaded);
  expect(window.isReloading ?? false).toBe(isReloaded);
  expect(sessionStorage.getItem('reloadedFor')).toBe(isReloaded ? 'app-v1.js' : null);
});

test('the page is reloaded once for each name, and asked for once for files that fail together', async () => {
  answer = { status: 200, page: 'v3' };
  expect(await Promise.all([reload('v1'), reload('v1')])).toEqual([true, true]);
  expect(window.fetch).toHaveBeenCalledTimes(1);
  // The reloaded page.
  watchReleases();
  expect(await reload('v1')).toBe(false);
  expect(await reload('v2')).toBe(true);
});

test('without storage there is no reload, which could not be remembered', async () => {
  answer = { status: 200, page: 'v2' };
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('storage is blocked');
  });
  expect(await reload('v1')).toBe(false);
});

test('a missing style sheet leads to a reload, but not once the app runs', async () => {
  answer = { status: 200, page: 'v2' };
  document.head.innerHTML = '<link rel="stylesheet" href="/v1.css"><link rel="icon" href="/v1.svg">';
  const fail = async () => {
    for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  document.documentElement.dataset.hasHydrated = 'true';
  await fail();
  expect(sessionStorage.getItem('reloadedFor')).toBeNull();
  delete document.documentElement.dataset.hasHydrated;
  await fail();
  expect(sessionStorage.getItem('reloadedFor')).toBe('/v1.css');
});

test('what is typed for the search until the page goes away is typed again, and nothing else', async () => {
  answer = { status: 200, page: 'v2' };
  const target = button();
  window.earlyInput = [
    [new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }), target],
    [new MouseEvent('click'), document.getElementById('other')!],
  ];
  await reload('v1');
  window.earlyInput.push([new MouseEvent('click'), target], [new KeyboardEvent('keydown', { key: 'a' }), target]);
  window.dispatchEvent(new Event('pagehide'));
  expect(typing()).toEqual([
    ['k', true, false],
    [null, false, false],
    ['a', false, false],
  ]);

  const seen: string[] = [];
  const note = (event: Event) => {
    const { key, ctrlKey } = event as KeyboardEvent;
    seen.push(key ? `${ctrlKey ? '^' : ''}${key}` : event.type);
  };
  for (const type of ['keydown', 'click']) target.addEventListener(type, note);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(seen).toEqual(['^k', 'click', 'a']);
});
