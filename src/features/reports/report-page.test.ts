/** @jest-environment jsdom */
import { reportSchema, type Report } from '../../site/report-schema';
import { reportPage } from './report-page';

type Metric = { readonly name: string; readonly value: number };
const observers: ((metric: Metric) => void)[] = [];
const observe = (callback: (metric: Metric) => void): void => void observers.push(callback);
jest.mock('web-vitals', () => ({
  onCLS: (callback: never) => observe(callback),
  onINP: (callback: never) => observe(callback),
  onLCP: (callback: never) => observe(callback),
  onTTFB: (callback: never) => observe(callback),
}));

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
Object.assign(navigator, { sendBeacon });
let consent = true;
let arrive: (failure: string | null) => void = () => {};

function start(): void {
  reportPage('https://r.example/site', {
    hasConsent: () => consent,
    onConsentChange: () => () => {},
    onArrival: (onArrival) => (arrive = onArrival),
  });
}

function show(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

async function sent(): Promise<Report[]> {
  const texts = sendBeacon.mock.calls.map(
    ([, blob]) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.readAsText(blob);
      }),
  );
  return (await Promise.all(texts)).map((text) => reportSchema.parse(JSON.parse(text)));
}

const thrown = (message: string): Event => {
  const error = Object.assign(new Error(message), { stack: `at a (${window.location.origin}/app.js:1:2)` });
  return new ErrorEvent('error', { error });
};

beforeEach(() => {
  sendBeacon.mockClear();
  observers.length = 0;
  consent = true;
  document.head.innerHTML = '<meta property="og:url" content="https://developers.example/portal/docs/x">';
  window.___webpackCompilationHash = '0a1b';
  window.pageErrors = [];
});
afterEach(() => show('visible'));

test('what was kept, what follows and the latest vitals are sent once, when the page is hidden', async () => {
  window.pageErrors = [thrown('kept')];
  start();
  window.pageErrors.push(thrown('later'));
  arrive(null);
  arrive('The page could not be loaded.');
  const all = { CLS: 0.123456, INP: 88.4, LCP: 812.6, TTFB: 96 };
  for (const [name, value] of Object.entries(all)) observers[0]?.({ name, value });
  observers[0]?.({ name: 'LCP', value: 900 });
  show('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  show('hidden');
  window.pageErrors.push(thrown('too late'));
  show('visible');
  show('hidden');
  const [report, ...others] = await sent();
  expect(others).toEqual([]);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('https://r.example/site');
  expect(sendBeacon.mock.calls[0]?.[1].type).toBe('text/plain');
  expect(report).toMatchObject({ version: 1, release: '0a1b', path: '/portal/docs/x' });
  expect(report?.vitals).toEqual({ CLS: 0.1235, INP: 88, LCP: 900, TTFB: 96 });
  expect(report?.errors.map(({ kind, message, path }) => [kind, message, path])).toEqual([
    ['error', 'kept', '/portal/docs/x'],
    ['error', 'later', '/portal/docs/x'],
    ['page', 'The page could not be loaded.', '/portal/docs/x'],
  ]);
});

test('what a listener of the document adds when the page is hidden is part of the report', async () => {
  start();
  document.addEventListener('visibilitychange', () => observers[1]?.({ name: 'INP', value: 16 }), { once: true });
  show('hidden');
  expect((await sent()).map(({ vitals }) => vitals)).toEqual([{ INP: 16 }]);
});

test('without consent at that time, or without anything to say, nothing is sent', () => {
  start();
  show('hidden');
  show('visible');
  start();
  window.pageErrors?.push(thrown('x'));
  consent = false;
  show('hidden');
  expect(sendBeacon).not.toHaveBeenCalled();
});

test.each([
  ['a page that does not exist', '<meta property="og:url" content="https://developers.example/404.html">'],
  ['a page without a published address', ''],
])('%s has no path', async (_name, head) => {
  document.head.innerHTML = head;
  start();
  window.pageErrors?.push(thrown('x'));
  show('hidden');
  expect((await sent()).map(({ path, errors }) => [path, errors[0]?.path])).toEqual([[null, null]]);
});
