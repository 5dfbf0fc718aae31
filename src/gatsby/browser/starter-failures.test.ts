/** @jest-environment jsdom */
import { bundles, find, kept, showStaticPage, startStarter } from './test-support';

const sources = () => [...document.querySelectorAll<HTMLScriptElement>('head script[src]')];
const scripts = () => sources().filter((script) => !script.src.endsWith('/rescue.mjs'));
const rescues = () => sources().filter((script) => script.src.endsWith('/rescue.mjs'));
/** The requests of the other file that have not been answered end with `event`. */
const answerRescue = async (event: 'load' | 'error') => {
  for (const script of rescues()) {
    script.dispatchEvent(new Event(event));
    script.remove();
  }
  await new Promise((resolve) => setTimeout(resolve));
};
/** What the starter has reported as missing. */
const missing: string[] = [];
const banner = () => document.querySelector('#start-banner p')?.textContent;

beforeAll(() => {
  // No release has gone live; e2e/releases shows what happens if one has.
  window.reloadIfReleased = (name) => (missing.push(name), Promise.resolve(false));
  startStarter();
});

beforeEach(showStaticPage);

test('what was typed before a reload is asked for before the bundles; without storage, nothing is', async () => {
  const parse = () => {
    window.dispatchEvent(new Event('DOMContentLoaded'));
    return sources().map((script) => [script.getAttribute('src'), script.async]);
  };
  expect(parse()).toEqual([]);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('storage is blocked');
  });
  expect(parse()).toEqual([]);
  jest.restoreAllMocks();
  sessionStorage.setItem('typing', '[["a"]]');
  expect(parse()).toEqual([['/rescue.mjs', false]]);
  sessionStorage.clear();
  await answerRescue('error');
});

test('a failed bundle ends the waiting; the next action and the button of the banner load it again', async () => {
  const fail = async () => {
    scripts()[0]!.dispatchEvent(new Event('error'));
    await answerRescue('load');
  };
  const isBusy = () => find('[role=tab]').getAttribute('aria-busy');
  find('[role=tab]').click();
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(bundles.scripts);
  expect(isBusy()).toBe('true');
  await fail();
  expect([isBusy(), scripts().length]).toEqual(['false', 1]);
  expect(missing).toEqual(['abc']);
  // No style sheet was loaded either.
  expect(banner()).toContain('this one may be right: "/docs/page/"');

  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  find('[data-search-button]').click();
  expect([isBusy(), scripts().length]).toEqual(['true', 2]);
  await fail();
  expect(banner()).toBe('You are offline, so some buttons do not work.');

  jest.restoreAllMocks();
  document.head.insertAdjacentHTML('beforeend', '<style>:root { --space-1: 4px }</style>');
  window.dispatchEvent(new Event('online'));
  expect([isBusy(), scripts().length]).toEqual(['true', 2]);
  await fail();
  expect(banner()).toBe('A file did not load, so some buttons do not work.');

  find('#start-banner button').click();
  expect(kept()).toEqual(['click of One', 'click of Search']);
  expect([isBusy(), scripts().length]).toEqual(['true', 2]);
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  expect(banner()).toBeUndefined();
});

test('if the app cannot show the page, the waiting ends with the banner, unless the page is being reloaded', async () => {
  find('[role=tab]').click();
  window.___webpackCompilationHash = 'abc';
  window.failStart!();
  await answerRescue('load');
  expect(missing.at(-1)).toBe('abc');
  expect(find('[role=tab]').getAttribute('aria-busy')).toBe('false');
  expect(banner()).toBe('A file did not load, so some buttons do not work.');
  find('#start-banner').remove();
  const { reloadIfReleased } = window;
  window.reloadIfReleased = () => Promise.resolve(true);
  window.failStart!();
  await answerRescue('load');
  expect(banner()).toBeUndefined();
  window.reloadIfReleased = reloadIfReleased!;
});

test('a missing style sheet is reported until the app runs, and nothing else that is missing', async () => {
  document.body.innerHTML = '<link rel="stylesheet" href="/v1.css"><link rel="icon" href="/v1.svg"><img src="/v1.png">';
  const fail = async () => {
    missing.splice(0);
    for (const element of document.body.children) element.dispatchEvent(new Event('error'));
    await answerRescue('load');
    return [...missing];
  };
  expect(await fail()).toEqual(['/v1.css']);
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  expect(await fail()).toEqual([]);
});

test('if the other file is missing as well, there is the banner, and it is requested again after the next failure', async () => {
  const { reloadIfReleased } = window;
  delete window.reloadIfReleased;
  window.failStart!();
  await answerRescue('error');
  expect(banner()).toBe('A file did not load, so some buttons do not work.');
  window.failStart!();
  expect(rescues()).toHaveLength(1);
  window.reloadIfReleased = reloadIfReleased!;
  await answerRescue('load');
  expect(missing.at(-1)).toBe('abc');
});
