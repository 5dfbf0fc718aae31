/** @jest-environment jsdom */
import type { EarlyInput } from '../../site/early-input';
import { watchReleases } from './release-watch';

/** What the server answers; null without a connection. */
let answer: { readonly status: number; readonly page: string } | null;

const reload = (name: string) => window.reloadIfReleased!(name);

beforeEach(() => {
  sessionStorage.clear();
  delete window.isReloading;
  document.body.innerHTML = '<button id="other">Other</button>';
  window.earlyInput = [];
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

/** The page is reloaded with `body`, where the reader has done `later`. Returns the order of what happens there. */
function reloadWith(body: string, later: EarlyInput[] = []): string[] {
  window.dispatchEvent(new Event('pagehide'));
  document.body.innerHTML = body;
  window.earlyInput = later;
  // As the starter does.
  const keep = (event: Event) => window.earlyInput!.push([event, event.target as HTMLElement]);
  for (const type of ['keydown', 'click']) document.body.addEventListener(type, keep);
  watchReleases();
  // The file may be loaded for another reason.
  watchReleases();
  for (const type of ['keydown', 'click']) document.body.removeEventListener(type, keep);
  return window.earlyInput.map(([event, { id }]) => {
    const { key, ctrlKey } = event as KeyboardEvent;
    return `${ctrlKey ? '^' : ''}${key || event.type} ${id}`;
  });
}

const click = (id: string): EarlyInput => [new MouseEvent('click'), document.getElementById(id)!];
const press = (id: string, init: KeyboardEventInit): EarlyInput => [
  new KeyboardEvent('keydown', init),
  document.getElementById(id)!,
];

test('what is typed and clicked until the page goes away is repeated in order, before what is done later', async () => {
  answer = { status: 200, page: 'v2' };
  document.body.innerHTML = '<button data-search-button id="search">Search</button><button id="other">Other</button>';
  window.earlyInput = [press('search', { key: 'k', ctrlKey: true }), click('other')];
  await reload('v1');
  window.earlyInput.push(click('search'), press('search', { key: 'a' }));
  const seen = reloadWith('<button id="other">Other</button><a data-search-button id="find">Find</a>', [
    [new KeyboardEvent('keydown', { key: 'b' }), document.createElement('b')],
  ]);
  expect(seen).toEqual(['^k find', 'click other', 'click find', 'a find', 'b ']);
  expect(sessionStorage.getItem('typing')).toBeNull();
});

const TABS = '<i role="tab">One</i><i role="tab">Two</i><i role="tab" id="x">One</i>';

test.each([
  ['has another place and another id', `<p>One</p>${TABS.replace('"x"', '"y"')}`, ['click y', 'End y']],
  ['is gone', TABS.replace('Two', 'Three').replace(/One(?!.*One)/, 'Four'), []],
  ['has one more of its name', `${TABS}<i role="tab">One</i>`, []],
  ['has another name for assistive technology', TABS.replace('id="x"', 'id="x" aria-label="First"'), []],
])('what is done to a control that %s: %s', async (_, body, expected) => {
  answer = { status: 200, page: 'v2' };
  document.body.innerHTML = TABS;
  window.earlyInput = [click('x'), press('x', { key: 'End' })];
  await reload('v1');
  expect(reloadWith(body)).toEqual(expected);
});

test('what is kept is repeated only when the controls exist', async () => {
  answer = { status: 200, page: 'v2' };
  window.earlyInput = [click('other')];
  await reload('v1');
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  expect(reloadWith('')).toEqual([]);
  document.body.innerHTML = '<button>Other</button>';
  const onClick = jest.fn();
  document.querySelector('button')!.addEventListener('click', onClick);
  state.mockRestore();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(onClick).toHaveBeenCalledTimes(1);
});
