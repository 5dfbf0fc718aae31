import { readFileSync } from 'node:fs';
import { LOAD_ERROR } from './globals';

const cacheDir = (file: string): string => readFileSync(`node_modules/gatsby/cache-dir/${file}`, 'utf8');

test('the installed Gatsby sets the globals that we read, and reads the globals that the starter sets', () => {
  expect(cacheDir('production-app.js')).toContain('window.___loader = publicLoader');
  expect(cacheDir('production-app.js')).toContain('{ pagePath, location: browserLoc } = window');
  expect(cacheDir('production-app.js')).toContain('window.___webpackCompilationHash');
});

test('only prefetching by Gatsby, which is disabled, reads the list of chunks that pages do not contain', () => {
  const loader = cacheDir('loader.js');
  expect(loader.match(/___chunkMapping/g)).toHaveLength(1);
  expect(loader).toMatch(/createComponentUrls = componentChunkName =>\s+\(window\.___chunkMapping/);
  expect(loader).toMatch(/if \(this\.prefetchDisabled\)/);
  expect(loader).toMatch(/hovering\(rawPath\) \{\s+this\.loadPage\(rawPath\)/);
});

test("Gatsby's loader has the methods that we use, and Gatsby calls them on the same object", () => {
  const loader = cacheDir('loader.js');
  for (const method of ['loadPage', 'loadPageSync', 'isPageNotFound', 'hovering'])
    expect(loader.slice(loader.indexOf('export const publicLoader'))).toMatch(new RegExp(`\\b${method}: `));
  for (const file of ['navigation.js', 'ensure-resources.js', 'root.js'])
    expect(cacheDir(file)).toMatch(/import loader(?:, \{[^}]*\})? from "\.\/loader"/);
  expect(loader).toMatch(new RegExp(`Error: \`${LOAD_ERROR}\``));
  expect(loader).toContain('webpackCompilationHash: pageData.webpackCompilationHash');
});

test('in develop, Gatsby loads the first page with its query, and waits for onClientEntry before', () => {
  const app = cacheDir('app.js');
  expect(app).toContain('const loader = new DevLoader(');
  expect(app.indexOf('apiRunnerAsync(`onClientEntry`).then(')).toBeGreaterThan(0);
  expect(app.indexOf('loader.loadPage(window.location.pathname + window.location.search)')).toBeGreaterThan(
    app.indexOf('apiRunnerAsync(`onClientEntry`).then('),
  );
});
