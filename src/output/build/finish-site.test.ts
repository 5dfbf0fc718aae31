import { judge, siteFiles } from './finish-site';

test('writes no description and no cheatsheet for a site without an API', () => {
  const files = siteFiles({
    cheatsheet: undefined,
    description: undefined,
    events: undefined,
    declarations: {},
    dataFiles: [],
    notices: '',
    pictures: [],
  });
  expect(files.map(([path]) => path)).toEqual([
    '/robots.txt',
    '/opensearch.xml',
    '/manifest.webmanifest',
    '/third-party-notices.txt',
    '/humans.txt',
  ]);
});

test('publishes the API description as YAML and as JSON', () => {
  const description = { yaml: 'openapi: 3.1.0\n', json: '{ "openapi": "3.1.0" }\n' };
  const events = { yaml: 'asyncapi: 3.0.0\n', json: '{ "asyncapi": "3.0.0" }\n' };
  const declarations = { 'js.d.ts': 'declare module "a" {}\n' };
  const files = new Map(
    siteFiles({
      cheatsheet: new Uint8Array([1]),
      description,
      events,
      declarations,
      dataFiles: [],
      notices: '',
      pictures: [],
    }),
  );
  expect([...files.keys()].slice(5)).toEqual([
    expect.stringMatching(/\.pdf$/),
    '/openapi.yaml',
    '/openapi.json',
    '/asyncapi.yaml',
    '/asyncapi.json',
    '/api/types/js.d.ts',
  ]);
  expect(files.get('/openapi.yaml')).toBe(description.yaml);
  expect(files.get('/openapi.json')).toBe(description.json);
  expect([files.get('/asyncapi.yaml'), files.get('/asyncapi.json')]).toEqual([events.yaml, events.json]);
  expect(files.get('/api/types/js.d.ts')).toBe(declarations['js.d.ts']);
});

test('what breaks pages ends every build, what is too large only one in CI', () => {
  const faults = ['/a links to /b'];
  const tooLarge = ['Page /a: 41 KB', 'Page /b: 42 KB'];
  expect(judge(faults, tooLarge, true)).toEqual({ errors: [...faults, ...tooLarge] });
  expect(judge(faults, tooLarge, false)).toEqual({
    errors: faults,
    warning: '! Larger than this project allows in CI: Page /a: 41 KB; Page /b: 42 KB',
  });
  expect(judge([], [], false)).toEqual({ errors: [] });
});
