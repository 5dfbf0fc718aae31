/**
 * Makes Gatsby write the types of the queries, and the schema for editors, only if they may have changed. It takes 2 to
 * 4 seconds, for which Gatsby parses all modules of `documentSearchPaths` with Babel: in each build, and after each
 * edit of content in development.
 *
 * Relies on gatsby 5.16: `writeTypeScriptTypes` of `dist/utils/graphql-typegen/ts-codegen.js` and `writeGraphQLSchema`
 * of `file-writes.js` there, which Gatsby calls as properties of these modules, in `build` and in `develop`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env } from '../../site/build/env';
import { gatsbyModule } from './gatsby-module';

export const TYPES_FILE = 'src/gatsby-types.d.ts';
/** What the types were last generated for. Like the schema, it is gone as soon as the stamp of the caches changes. */
const STAMP = '.cache/query-types-made-for';
const SCHEMA_FILE = '.cache/typegen/schema.graphql';

/** Queries and fragments by name, as Gatsby has found them. */
type Definitions = ReadonlyMap<string, { readonly printedAst: string }>;

export interface TypeWriters {
  writeTypeScriptTypes?: (folder: string, schema: unknown, definitions: Definitions, options: unknown) => Promise<void>;
}

export interface SchemaWriters {
  writeGraphQLSchema?: (folder: string, schema: unknown) => Promise<void>;
}

/**
 * Paths of the modules that run queries while Gatsby builds, relative to the project. Of a glob, Gatsby would parse all
 * modules with Babel, which takes 1.2 seconds.
 */
export function modulesWithQueries(root = '.'): string[] {
  const source = join(root, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^\w+\/build\/.*(?<!\.test)\.ts$/.test(path))
    .filter((path) => /graphql/i.test(readFileSync(join(source, path), 'utf8')))
    .map((path) => `./src/${path}`)
    .toSorted();
}

/** @throws Error if the installed Gatsby has no such functions */
export function writeTypesIfOutdated(): void {
  skipCurrentTypes(
    gatsbyModule<TypeWriters>('dist/utils/graphql-typegen/ts-codegen.js'),
    gatsbyModule<SchemaWriters>('dist/utils/graphql-typegen/file-writes.js'),
  );
}

export function skipCurrentTypes(types: TypeWriters, schemas: SchemaWriters): void {
  const { writeTypeScriptTypes } = types;
  const { writeGraphQLSchema } = schemas;
  if (typeof writeTypeScriptTypes !== 'function' || typeof writeGraphQLSchema !== 'function')
    throw new Error(
      'Expected writeTypeScriptTypes and writeGraphQLSchema in Gatsby. See src/gatsby/build/query-types.ts and ' +
        'maintaining/upgrading.md.',
    );
  // Everything that determines the schema, and the queries outside of page modules, is part of the stamp of the caches.
  const hasStamp = env.buildStamp !== undefined;
  types.writeTypeScriptTypes = async (folder, schema, definitions, options) => {
    const stamp = join(folder, STAMP);
    const current = (): string => digest(join(folder, TYPES_FILE), definitions);
    if (hasStamp && existsSync(stamp) && readFileSync(stamp, 'utf8') === current()) return;
    await writeTypeScriptTypes(folder, schema, definitions, options);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, current());
  };
  schemas.writeGraphQLSchema = (folder, schema) =>
    hasStamp && existsSync(join(folder, SCHEMA_FILE)) ? Promise.resolve() : writeGraphQLSchema(folder, schema);
}

function digest(typesFile: string, definitions: Definitions): string {
  const hash = createHash('sha256').update(existsSync(typesFile) ? readFileSync(typesFile) : '');
  for (const [name, { printedAst }] of [...definitions].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\0${name}\0${printedAst}`);
  return hash.digest('hex');
}
