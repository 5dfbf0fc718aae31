import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type * as QueryTypes from './query-types';
import { createFixtureFolder } from './test-support';

const TYPES = 'src/gatsby-types.d.ts';
const SCHEMA = '.cache/typegen/schema.graphql';
const { write, folder, remove } = createFixtureFolder({ [TYPES]: 'types' });
afterAll(remove);
beforeEach(() => rmSync(join(folder, '.cache'), { recursive: true, force: true }));

const queries = (fields: Readonly<Record<string, string>>) =>
  new Map(Object.entries(fields).map(([name, field]) => [name, { printedAst: `query ${name} { ${field} }` }]));
const QUERIES = queries({ doc: 'id', post: 'title' });

test('modules with queries are those of the build that mention GraphQL, except tests', async () => {
  const source = createFixtureFolder({
    'src/a/build/deep/query.ts': 'run(/* GraphQL */ `{ a }`);',
    'src/a/build/deep/query.test.ts': 'run(/* GraphQL */ `{ a }`);',
    'src/a/build/tagged.ts': "import { graphql } from 'gatsby';",
    'src/a/build/other.ts': 'export {};',
    'src/a/browser/page.ts': 'graphql`{ a }`',
  });
  const { modulesWithQueries } = await import('./query-types');
  expect(modulesWithQueries(source.folder)).toEqual(['./src/a/build/deep/query.ts', './src/a/build/tagged.ts']);
  source.remove();
});

/** The writers of a Gatsby process whose caches have this stamp. They count what they have written. */
async function startGatsby(stamp: string | undefined) {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, BUILD_STAMP: stamp });
  const loaded: (typeof QueryTypes)[] = [];
  await jest.isolateModulesAsync(async () => void loaded.push(await import('./query-types')));
  environment.restore();
  const written = { types: 0, schema: 0 };
  const types: QueryTypes.TypeWriters = {
    writeTypeScriptTypes: async () => write(TYPES, `types ${(written.types += 1)}`),
  };
  const schemas: QueryTypes.SchemaWriters = {
    writeGraphQLSchema: async () => write(SCHEMA, `schema ${(written.schema += 1)}`),
  };
  loaded[0]?.skipCurrentTypes(types, schemas);
  const run = async (definitions = QUERIES) => {
    await schemas.writeGraphQLSchema?.(folder, {});
    await types.writeTypeScriptTypes?.(folder, {}, definitions, {});
    return written;
  };
  return { run, written };
}

test('types and schema are written once for the same queries, also by the next process', async () => {
  const { run } = await startGatsby('a');
  await run();
  expect(await run(new Map([...QUERIES].toReversed()))).toEqual({ types: 1, schema: 1 });
  expect(await (await startGatsby('a')).run()).toEqual({ types: 0, schema: 0 });
});

test.each([
  ['a changed query', queries({ doc: 'id', post: 'slug' })],
  ['a new query', queries({ doc: 'id', post: 'title', tag: 'id' })],
  ['a removed query', queries({ doc: 'id' })],
  ['a renamed query', queries({ doc: 'id', page: 'title' })],
])('types are written again for %s', async (_, changed) => {
  const { run } = await startGatsby('a');
  await run();
  expect(await run(changed)).toEqual({ types: 2, schema: 1 });
});

test('edited or deleted types are written again', async () => {
  const { run, written } = await startGatsby('a');
  await run();
  write(TYPES, 'edited');
  await run();
  expect(written.types).toBe(2);
  rmSync(join(folder, TYPES));
  await run();
  expect(readFileSync(join(folder, TYPES), 'utf8')).toBe('types 3');
});

test('both are written again once the caches have been deleted', async () => {
  const { run } = await startGatsby('a');
  await run();
  rmSync(join(folder, '.cache'), { recursive: true });
  expect(await run()).toEqual({ types: 2, schema: 2 });
});

test('without a stamp of the caches, both are always written', async () => {
  const { run } = await startGatsby(undefined);
  await run();
  expect(await run()).toEqual({ types: 2, schema: 2 });
});

test('the installed Gatsby has the functions', async () => {
  const { skipCurrentTypes, writeTypesIfOutdated } = await import('./query-types');
  expect(() => writeTypesIfOutdated()).not.toThrow();
  expect(() => skipCurrentTypes({}, {})).toThrow('Expected writeTypeScriptTypes and writeGraphQLSchema in Gatsby');
});
