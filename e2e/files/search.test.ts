import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from '../../tools/facts/read-facts';
import { product } from '../../src/site/config/product';
import { createSearchEngine } from '../../src/search/shared/engine/engine';
import {
  INDEX_FOLDER,
  MANIFEST_NAME,
  type IndexManifest,
  type PackedIndex,
} from '../../src/search/shared/engine/packed-index';
import { tokenValues } from '../../src/site/tokens';
import { siteFolder } from '../support/built-pages';

/** How many results a reader looks through: two pages of results. */
const MAX_POSITION = 40;

/** True for a name that occurs only in code. A plain word such as "audio" is on dozens of pages. */
const isCompound = (name: string): boolean => /[a-z][A-Z]|[A-Za-z]_[A-Za-z]|[a-z]\.[A-Za-z]/.test(name);

const read = (name: string): string => readFileSync(join(siteFolder, INDEX_FOLDER, name), 'utf8');
const { index } = JSON.parse(read(MANIFEST_NAME)) as IndexManifest;
const engine = createSearchEngine(JSON.parse(read(index)) as PackedIndex);
const { pages, entries } = engine.catalogue;
/** Paths of the pages that a query finds, the best first. */
const pathsFor = (query: string): string[] => [
  ...new Set(engine.find(query).map(({ id }) => pages[entries[id]?.page ?? -1]?.path ?? '')),
];

test('searching for any class, method, event or option of the facts finds its page', () => {
  const facts = readFacts(
    readFileSync(join(__dirname, '../../tools/facts/facts.tsv'), 'utf8'),
    tokenValues(product),
  ).filter(({ name }) => /^[A-Za-z_][\w.#-]*$/.test(name));
  expect(facts.length).toBeGreaterThan(1400);
  const routesOf = new Map<string, Set<string>>();
  for (const { name, route } of facts) routesOf.set(name, (routesOf.get(name) ?? new Set()).add(route));
  // A name can be on several pages, on some of them only in a sample. One of the pages must be found.
  const results = [...routesOf].map(([name, routes]) => ({
    name,
    position: pathsFor(name).findIndex((path) => routes.has(path)),
  }));
  expect(results.filter(({ position }) => position === -1)).toEqual([]);
  expect(results.filter(({ name, position }) => isCompound(name) && position >= MAX_POSITION)).toEqual([]);
});

test.each([
  ['POST /rooms/{ACCESS_KEY}/layers', '/docs/rest/references/layers'],
  ['POST /rooms/layers', '/docs/rest/references/layers'],
  ['DELETE /permalink', '/docs/rest/references/permalink'],
  ['GET /webhooks', '/docs/rest/advanced/register_webhooks'],
])('searching for the call %s finds its page first', (query, path) => {
  expect(pathsFor(query)[0]).toBe(path);
});
