// Measures the built site's local search index with bench/search-queries.tsv:
// node -r ./tools/project/register-typescript.cjs bench/search.ts [options]
//
//   --folder FOLDER         the built site (dist)
//   --verbose               list the queries whose expected page is not first
//   --min-mrr 0.85          exit code 1 if the result is lower; so with --min-success3
//   --max-kilobytes 250     exit code 1 if the search engine and the index together are larger after gzip
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { product } from '../src/site/config/product';
import { siteConfig } from '../src/site/config/site-config';
import { withBase } from '../src/site/routes';
import { createSearchEngine } from '../src/search/shared/engine/engine';
import {
  INDEX_FOLDER,
  MANIFEST_NAME,
  type IndexManifest,
  type PackedIndex,
} from '../src/search/shared/engine/packed-index';
import { expandTokens, tokenValues } from '../src/site/tokens';
import { parseQueries, QUERY_KINDS, rankOf, toMetrics, type Metrics } from './search-relevance';

const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', default: 'dist' },
    verbose: { type: 'boolean', default: false },
    'min-mrr': { type: 'string', default: '0' },
    'min-success3': { type: 'string', default: '0' },
    'max-kilobytes': { type: 'string', default: 'Infinity' },
  },
});
const read = (name: string): string => readFileSync(join(options.folder, INDEX_FOLDER, name), 'utf8');
const { index } = JSON.parse(read(MANIFEST_NAME)) as IndexManifest;
const text = read(index);
const packed = JSON.parse(text) as PackedIndex;
const engine = createSearchEngine(packed);
const { pages, entries } = engine.catalogue;
const builtPages = new Set(pages.map(({ path }) => path));

const queries = parseQueries(readFileSync(join(__dirname, 'search-queries.tsv'), 'utf8')).map((query) => ({
  ...query,
  query: expandTokens(query.query, tokenValues(product)),
  route: withBase(siteConfig.baseUrl, expandTokens(query.route, tokenValues(product))),
}));
const counted = queries.filter(({ route }) => builtPages.has(route));
const results = counted.map(({ query, route }) => {
  const foundPages = engine.find(query).map(({ id }) => pages[entries[id]?.page ?? -1]?.path ?? '');
  return { rank: rankOf(route, foundPages), first: foundPages[0] };
});

/** The fastest of several runs per query, which is least affected by other load on the machine. */
const times = counted
  .map(({ query }) => Math.min(...Array.from({ length: 5 }, () => timed(() => engine.find(query)))))
  .sort((one, other) => one - other);

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function row(name: string, { count, mrr, success1, success3 }: Metrics): string {
  return [
    name.padEnd(12),
    String(count).padStart(4),
    ...[mrr, success1, success3].map((value) => value.toFixed(3).padStart(8)),
  ].join(' ');
}

/** Size after gzip in kilobytes (1,000 bytes). */
function gzipKilobytes(content: string): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}

/** Size of the worker script, recognized by a name that the engine uses. If several builds left files, the largest. */
const engineKilobytes = Math.max(
  ...readdirSync(options.folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(options.folder, name), 'utf8'))
    .filter((script) => script.includes('serializationVersion'))
    .map(gzipKilobytes),
);
const indexKilobytes = gzipKilobytes(text);
if (counted.length === 0) throw new Error(`${options.folder} contains no page that a query expects.`);
const all = toMetrics(results.map(({ rank }) => rank));
console.log(
  `${entries.length} records on ${pages.length} pages; index ${indexKilobytes.toFixed(0)} KB and engine ` +
    `${engineKilobytes.toFixed(0)} KB gzip; ${packed.shards.length} text shards`,
);
console.log(
  `queries counted: ${counted.length} of ${queries.length} (the site does not contain the pages of the others)`,
);
console.log(
  `time per query: median ${times[times.length >> 1]?.toFixed(1)} ms, 95th percentile ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms\n`,
);
console.log(['kind'.padEnd(12), ' num', '  MRR@10', '  first1', '  first3'].join(' '));
for (const kind of QUERY_KINDS)
  console.log(
    row(kind, toMetrics(results.filter((_, index_) => counted[index_]?.kind === kind).map(({ rank }) => rank))),
  );
console.log(row('all', all));
if (options.verbose) {
  results.forEach(({ rank, first }, index_) => {
    if (rank !== 1)
      console.log(
        `${rank || '–'}\t${counted[index_]?.kind}\t${counted[index_]?.query}\t${counted[index_]?.route}\tfirst: ${first ?? 'nothing'}`,
      );
  });
}
// If no engine script is found, its size is -Infinity, which must fail too.
if (!(indexKilobytes + engineKilobytes <= Number(options['max-kilobytes'])) || !Number.isFinite(engineKilobytes)) {
  console.error(
    `\nEngine and index together are larger than ${options['max-kilobytes']} KB after gzip, or no engine was found.`,
  );
  process.exitCode = 1;
}
// Written so that an option that is not a number fails too.
if (!(all.mrr >= Number(options['min-mrr']) && all.success3 >= Number(options['min-success3']))) {
  console.error(
    `\nBelow the required minimum: MRR@10 ${options['min-mrr']}, ` +
      `expected page in first three ${options['min-success3']}.`,
  );
  process.exitCode = 1;
}
