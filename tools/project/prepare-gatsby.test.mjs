import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepare } from './prepare-gatsby.cjs';

const prepared = (command, env = {}) => {
  const environment = { CHROMIUM_PATH: '', BUILD_STAMP: 'stamp', ...env };
  prepare(command, environment);
  return environment;
};

test('the development server reads a copy of the content that authors edit', () => {
  expect(prepared('develop', { SITE_CONTENT: 'e2e/fixtures/docs' })).toMatchObject({
    CONTENT_SOURCE: resolve('e2e/fixtures/docs'),
    SITE_CONTENT: resolve('.tmp/develop/content'),
  });
  // Its other processes inherit what has been set.
  const given = { SITE_CONTENT: '/copy', CONTENT_SOURCE: '/edited' };
  expect(prepared('develop', given)).toMatchObject(given);
});

test('RTE-9 only a build has a base path, because the development server serves the site at the root', () => {
  expect(prepared('build', { BASE_URL: '/portal/' }).BASE_URL).toBe('/portal/');
  expect(prepared('develop', { BASE_URL: '/portal/' }).BASE_URL).toBe('');
});

test('a build has a stamp for its caches, and looks for a browser unless the environment names one or none', () => {
  const environment = prepared('build', { CHROMIUM_PATH: undefined, BUILD_STAMP: undefined, PATH: '/nowhere' });
  expect(environment.BUILD_STAMP).toMatch(/^[0-9a-f]{64}$/);
  expect(typeof environment.CHROMIUM_PATH).toBe('string');
  expect(prepared('build', { CHROMIUM_PATH: '/opt/chrome' }).CHROMIUM_PATH).toBe('/opt/chrome');
  expect(prepared('serve')).toEqual({ CHROMIUM_PATH: '', BUILD_STAMP: 'stamp' });
});

test('Gatsby names its command, and starts workers after it has loaded the configuration', () => {
  const read = (path) => readFileSync(join('node_modules', path), 'utf8');
  expect(read('gatsby-cli/lib/create-cli.js')).toContain('process.env.gatsby_executing_command = command');
  const started = read('gatsby/dist/services/initialize.js');
  const places = ['loadConfig)({', 'WorkerPool.create()'].map((text) => started.indexOf(text));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBeGreaterThan(places[0]);
});
