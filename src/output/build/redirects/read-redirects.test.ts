import { inTestProject } from '../../../site/build/test-support';

const load = () => import('./read-redirects');
const read = (yaml: string | undefined) =>
  inTestProject(yaml === undefined ? {} : { 'data/redirects.yaml': yaml }, load, (module) => module.readRedirects());
/** Reads redirects, each written as `from > to`, and returns the message of the error. */
const readRules = (rules: readonly string[], gone: readonly string[] = []): Promise<string> =>
  read(
    ['redirects:', ...rules.map((rule) => `  - { from: ${rule.replace(' > ', ', to: ')} }`), 'gone:']
      .concat(gone.map((path) => `  - "${path}"`))
      .join('\n')
      .replace(/gone:$/, 'gone: []')
      .replace(/redirects:\ngone/, 'redirects: []\ngone')
      .replace(/: (\/[^ ,}]+)/g, ': "$1"'),
  ).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );

test('without the file there are no redirects', async () => {
  expect(await read(undefined)).toMatchObject({ redirects: [], gone: [] });
});

test('reads redirects with their status, tokens and lines', async () => {
  const found = await read(
    'redirects:\n  - from: "/old/{product}"\n    to: /new\n  - { from: /a, to: /b, status: 302 }\ngone: [/c]\n',
  );
  expect(found).toMatchObject({
    redirects: [
      { from: '/old/rondo', to: '/new', status: 301 },
      { from: '/a', to: '/b', status: 302 },
    ],
    gone: ['/c'],
    file: 'content/data/redirects.yaml',
  });
  expect(found.lineOf('redirects', 1)).toBe(4);
  expect(found.lineOf('gone', 0)).toBe(5);
});

test.each([
  ['/a/ > /b', 'found "/a/"; expected a path without the base path'],
  ['a > /b', 'found "a"; expected a path'],
  ['/a//b > /b', 'found "/a//b"; expected a path'],
  ['/a/../b > /b', 'expected a path'],
  ['/a?b=c > /b', 'expected a path'],
  ['/a/*/b > /b', 'expected a path'],
  ['/a/:x/:x > /b', 'expected a path'],
  ['/a/:splat > /b', 'expected a path'],
  ['/a > http://b.example', 'found "http://b.example"; expected an https URL'],
  ['/a > //b.example', 'expected an https URL'],
  ['/a > b', 'expected an https URL'],
  ['/a/:x > /b/:y', 'has :y, which "from" does not have; allowed: :x'],
  ['/a/:x > /b/:splat', 'has :splat, which "from" does not have; allowed: :x'],
  ['/a > /b, status: 303', 'field "redirects.0.status": found 303; allowed: 301, 302, 307, 308'],
  ['/a > /b, force: true', 'field "redirects.0.force" is not allowed here'],
])('rejects %s with the value and what is allowed', async (rule, message) => {
  const found = await readRules([rule]);
  expect(found).toContain('content/data/redirects.yaml:2 ');
  expect(found).toContain(message);
});

test.each([
  [['/a > /b', '/a > /c'], [], ':3 /a is already in line 2'],
  [['/a/* > /b', '/a/c > /d'], [], ':3 /a/c never applies, because /a/* comes first, in line 2'],
  [['/a/:x > /b', '/a/:y > /d'], [], ':3 /a/:y never applies, because /a/:x comes first, in line 2'],
  [['/a > /b'], ['/a'], ':4 /a is already in line 2'],
  [['/a > /a'], [], ':2 /a leads in a loop: /a → /a'],
  [['/a > /a#part'], [], ':2 /a leads in a loop'],
  [['/a > /b', '/b > /a'], [], ':2 /a leads in a loop: /a → /b → /a'],
  [['/a/* > /a/b/:splat'], [], ':2 /a/any leads in a loop: /a/any → /a/b/any → /a/b/b/any'],
  [['/a > /b#x', '/b > /c'], [], ':2 /a leads to /b#x, which is redirected to /c: redirect directly to /c'],
  [['/a > /b', '/b > /c', '/c > /d'], [], ':2 /a leads to /b, which is redirected to /c: redirect directly to /d'],
  [['/a > /b'], ['/b'], ':2 /a leads to /b, which is listed as gone'],
  [['/a/* > /b/:splat', '/b/x/:y > /c'], [], ':2 /a/x/any leads to /b/x/any, which is redirected to /c'],
  [['/:x/a > /b/:x', '/b/c > /d'], [], ':2 /a/a leads to /b/a, which is redirected to /b/b'],
  [['/:x/y/z > /b/:x', '/b/c > /d'], [], ':2 /c/y/z leads to /b/c, which is redirected to /d'],
] as const)('rejects %j with gone %j', async (rules, gone, message) => {
  expect(await readRules(rules, gone)).toContain(`content/data/redirects.yaml${message}`);
});

test.each([
  [
    ['/a/b > /c', '/a/* > /d'],
    ['/a', '/e'],
  ],
  // An earlier rule applies to the only path that would be redirected twice.
  [['/a/x > /c', '/a/* > /b/:splat', '/b/x > /c'], []],
  [['/a > https://b.example/a', '/b > /docs/a?q=1#c', '/c/:x/* > /d/:x/:splat'], ['/c/:x']],
] as const)('accepts %j', async (rules, gone) => {
  expect(await readRules(rules, gone)).toBe('');
});
