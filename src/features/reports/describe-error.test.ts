/** @jest-environment jsdom */
import { reportSchema } from '../../site/report-schema';
import { CRASH_EVENT } from '../../site/crash-event';
import { describeEvent, describePage } from './describe-error';
import { addError } from './error-list';

const ORIGIN = 'https://site.example';
const typed = new Set(['secret']);

function thrown(stack: string, message = 'No page for secret', type = 'error'): Event {
  const error = Object.assign(new TypeError(message), { stack });
  return new ErrorEvent(type, { error, message });
}
const describeOn = (event: Event) => describeEvent(event, ORIGIN, typed);

test.each([
  ['Chromium', `TypeError: x\n    at run (${ORIGIN}/app-0a.js:1:20)\n    at ${ORIGIN}/framework-0b.js:3:4`],
  ['Firefox and Safari', `run@${ORIGIN}/app-0a.js:1:20\n@${ORIGIN}/framework-0b.js:3:4\n`],
])('reads the stack of %s', (_name, stack) => {
  expect(describeOn(thrown(stack))).toEqual({
    kind: 'error',
    name: 'TypeError',
    message: 'No page for …',
    frames: ['/app-0a.js:1:20', '/framework-0b.js:3:4'],
  });
});

test("only the site's own files are in a stack, without queries, and its pages have no names", () => {
  const stack = [
    `at a (${ORIGIN}/app-0a.js?q=secret:1:2)`,
    'at b (https://other.example/x.js:1:2)',
    `at c (${ORIGIN}/search?q=secret:7:8)`,
    `at d (${ORIGIN}/secret/path:7:9)`,
    `at e (${ORIGIN}.evil.example/app.js:1:2)`,
    'at f (chrome-extension://abc/x.js:1:2)',
  ].join('\n');
  expect(describeOn(thrown(stack))?.frames).toEqual(['/app-0a.js:1:2', 'inline:7:8', 'inline:7:9']);
});

test('errors of extensions and of other hosts are no fault of the site', () => {
  expect(describeOn(thrown('at b (https://other.example/x.js:1:2)'))).toBeNull();
  expect(describeOn(thrown('at f (chrome-extension://abc/x.js:1:2)'))).toBeNull();
  expect(describeOn(new ErrorEvent('error', { message: 'Script error.' }))).toBeNull();
  const rejection = Object.assign(new Event('unhandledrejection'), {
    reason: Object.assign(new Error('x'), { stack: 'at b (https://other.example/x.js:1:2)' }),
  });
  expect(describeOn(rejection)).toBeNull();
});

test('without a stack, the place of the event counts', () => {
  const event = new ErrorEvent('error', { message: 'odd', filename: `${ORIGIN}/app-0a.js`, lineno: 5, colno: 6 });
  expect(describeOn(event)).toEqual({ kind: 'error', name: 'thrown', message: 'odd', frames: ['/app-0a.js:5:6'] });
});

test('what is no error is only named by its type, and a text is masked', () => {
  const rejection = (reason: unknown): Event => Object.assign(new Event('unhandledrejection'), { reason });
  expect(describeOn(rejection({ query: 'secret' }))).toMatchObject({ name: 'thrown', message: 'object' });
  expect(describeOn(rejection('a secret'))).toMatchObject({ kind: 'rejection', name: 'thrown', message: 'a …' });
});

test('a crash is reported without a stack too', () => {
  expect(describeOn(thrown('', 'm'.repeat(300), CRASH_EVENT))).toEqual({
    kind: 'crash',
    name: 'TypeError',
    message: 'm'.repeat(200),
    frames: [],
  });
});

test('a script and a style sheet that did not load are named by their paths; pictures and other hosts do not count', () => {
  const failed = (tag: 'script' | 'link' | 'img', address: string, rel = 'stylesheet') => {
    const element = document.createElement(tag);
    if (tag === 'link') element.setAttribute('rel', rel);
    element.setAttribute(tag === 'link' ? 'href' : 'src', address);
    document.body.append(element);
    const event = new Event('error');
    element.dispatchEvent(event);
    return describeOn(event);
  };
  expect(failed('script', `${ORIGIN}/a-0a.js?x=secret`)).toEqual({
    kind: 'file',
    name: 'thrown',
    message: '/a-0a.js',
    frames: [],
  });
  expect(failed('link', `${ORIGIN}/a.0a.css`)).toMatchObject({ kind: 'file', message: '/a.0a.css' });
  expect(failed('link', `${ORIGIN}/page-data.json`, 'prefetch')).toBeNull();
  expect(failed('img', `${ORIGIN}/a.png`)).toBeNull();
  expect(failed('script', 'https://tags.example/gtm.js?id=1')).toBeNull();
});

test('an error is counted when it happens again, and the sixth different one is left out', () => {
  const numbers = [1, 1, 2, 3, 4, 5, 6, 1];
  const errors = numbers.reduce(
    (list, line) => addError(list, describeOn(thrown(`at a (${ORIGIN}/app.js:${line}:1)`))!, '/docs'),
    [] as ReturnType<typeof addError>,
  );
  expect(errors.map(({ frames, count }) => [frames[0], count])).toEqual([
    ['/app.js:1:1', 3],
    ['/app.js:2:1', 1],
    ['/app.js:3:1', 1],
    ['/app.js:4:1', 1],
    ['/app.js:5:1', 1],
  ]);
  const page = addError([], describePage('The page /docs/x?q=secret is missing.', typed), null);
  expect(page).toMatchObject([{ kind: 'page', message: 'The page /docs/x is missing.' }]);
  const report = { version: 1, release: '0a', path: '/docs', vitals: { CLS: 0.1, LCP: 5 }, errors: [...page] };
  expect(reportSchema.parse({ ...report, errors: [...errors] })).toBeTruthy();
  expect(reportSchema.parse(report)).toEqual(report);
});
