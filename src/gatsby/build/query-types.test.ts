import { rmSync } from 'node:fs';
import type * as QueryTypes from './query-types';
import { createFixtureFolder } from './test-support';

const QUERY = 'export const query = graphql`{ site { id } }`;';
const { write, folder, remove } = createFixtureFolder({
  'src/templates/doc.tsx': QUERY,
  'src/site/slug.ts': 'export const a = 1;',
  'src/gatsby-types.d.ts': 'types',
});
const before = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(before);
  remove();
});

/** Loads the module as a build does whose caches have this stamp. */
async function load(stamp: string | undefined) {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, BUILD_STAMP: stamp });
  const loaded: (typeof QueryTypes)[] = [];
  await jest.isolateModulesAsync(async () => void loaded.push(await import('./query-types')));
  environment.restore();
  return loaded[0] as (typeof loaded)[number];
}

test('types are generated once for the same queries, schema and file', async () => {
  const { areTypesOutdated, rememberTypes } = await load('a');
  expect(areTypesOutdated()).toBe(true);
  rememberTypes();
  expect(areTypesOutdated()).toBe(false);
  write('src/site/slug.ts', 'export const a = 2;');
  expect(areTypesOutdated()).toBe(false);
  expect((await load('b')).areTypesOutdated()).toBe(true);
});

test.each([
  ['src/templates/doc.tsx', QUERY.replace('id', 'host')],
  ['src/templates/new.tsx', QUERY],
  ['src/views/frame.tsx', QUERY],
  ['src/gatsby-types.d.ts', 'edited types'],
])('a change to %s makes them outdated', async (path, text) => {
  const { areTypesOutdated, rememberTypes } = await load('a');
  rememberTypes();
  write(path, text);
  expect(areTypesOutdated()).toBe(true);
});

test('a deleted file with types is generated again', async () => {
  const { areTypesOutdated, rememberTypes } = await load('a');
  rememberTypes();
  rmSync('src/gatsby-types.d.ts');
  expect(areTypesOutdated()).toBe(true);
});

test('without a stamp of the caches, types are always generated', async () => {
  const { areTypesOutdated, rememberTypes } = await load(undefined);
  rememberTypes();
  expect(areTypesOutdated()).toBe(true);
});
