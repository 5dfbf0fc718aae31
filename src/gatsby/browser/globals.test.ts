import { readFileSync } from 'node:fs';
import { LOAD_ERROR } from './globals';

const cacheDir = (file: string): string => readFileSync(`node_modules/gatsby/cache-dir/${file}`, 'utf8');

test("Gatsby's loader has the methods that we use, and Gatsby calls them on the same object", () => {
  const loader = cacheDir('loader.js');
  for (const method of ['loadPage', 'loadPageSync', 'isPageNotFound', 'hovering'])
    expect(loader.slice(loader.indexOf('export const publicLoader'))).toMatch(new RegExp(`\\b${method}: `));
  for (const file of ['navigation.js', 'ensure-resources.js', 'root.js'])
    expect(cacheDir(file)).toMatch(/import loader(?:, \{[^}]*\})? from "\.\/loader"/);
  expect(loader).toMatch(new RegExp(`Error: \`${LOAD_ERROR}\``));
});

test('in develop, Gatsby loads the first page with its query, and waits for onClientEntry before', () => {
  const app = cacheDir('app.js');
  expect(app).toContain('window.___loader = publicLoader');
  expect(app).toContain('const loader = new DevLoader(');
  expect(app.indexOf('apiRunnerAsync(`onClientEntry`).then(')).toBeGreaterThan(0);
  expect(app.indexOf('loader.loadPage(window.location.pathname + window.location.search)')).toBeGreaterThan(
    app.indexOf('apiRunnerAsync(`onClientEntry`).then('),
  );
});
