// npm run bench:search: measures the local index of the built site with bench/search-queries.tsv.
// Options: --folder dist (the built site), --verbose (lists what was not first), --min-mrr 0.85 --min-success3 0.92
// (exit code 1 below), --max-kilobytes 250 (exit code 1 if engine and index together weigh more after gzip).
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
import { parseQueries, placeOf, QUERY_KINDS, toFigures, type Figures } from './search-relevance';

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
const built = new Set(pages.map(({ path }) => path));

const queries = parseQueries(readFileSync(join(__dirname, 'search-queries.tsv'), 'utf8')).map((query) => ({
  ...query,
  query: expandTokens(query.query, tokenValues(product)),
  route: withBase(siteConfig.baseUrl, expandTokens(query.route, tokenValues(product))),
}));
const counted = queries.filter(({ route }) => built.has(route));
const places = counted.map(({ query, route }) => {
  const found = engine.find(query).map(({ id }) => pages[entries[id]?.page ?? -1]?.path ?? '');
  return { place: placeOf(route, found), first: found[0] };
});

/** Fastest of several runs: what else the machine does is not measured. */
const times = counted
  .map(({ query }) => Math.min(...Array.from({ length: 5 }, () => timed(() => engine.find(query)))))
  .sort((one, other) => one - other);

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function row(name: string, { count, mrr, success1, success3 }: Figures): string {
  return [
    name.padEnd(12),
    String(count).padStart(4),
    ...[mrr, success1, success3].map((figure) => figure.toFixed(3).padStart(8)),
  ].join(' ');
}

/** Kilobytes (1,000 bytes) after gzip. */
function weight(content: string): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}

/** The worker's file, found by a word of the engine in it; of several builds' files the heaviest. */
const engineWeight = Math.max(
  ...readdirSync(options.folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(options.folder, name), 'utf8'))
    .filter((script) => script.includes('serializationVersion'))
    .map(weight),
);
const all = toFigures(places.map(({ place }) => place));
console.log(
  `${entries.length} records on ${pages.length} pages; index ${weight(text).toFixed(0)} KB and engine ${engineWeight.toFixed(0)} KB gzip; ${packed.shards.length} files of texts`,
);
console.log(`queries counted: ${counted.length} of ${queries.length} (the pages of the others are not built)`);
console.log(
  `time per query: median ${times[times.length >> 1]?.toFixed(1)} ms, 95th percentile ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms\n`,
);
console.log(['kind'.padEnd(12), ' num', '  MRR@10', '  first1', '  first3'].join(' '));
for (const kind of QUERY_KINDS)
  console.log(
    row(kind, toFigures(places.filter((_, place) => counted[place]?.kind === kind).map(({ place }) => place))),
  );
console.log(row('all', all));
if (options.verbose) {
  places.forEach(({ place, first }, index_) => {
    if (place !== 1)
      console.log(
        `${place || '–'}\t${counted[index_]?.kind}\t${counted[index_]?.query}\t${counted[index_]?.route}\tfirst: ${first ?? 'nothing'}`,
      );
  });
}
// Not "more than": without an engine's file the weight is no number that could be compared.
if (!(weight(text) + engineWeight <= Number(options['max-kilobytes'])) || !Number.isFinite(engineWeight)) {
  console.error(`\nEngine and index weigh more than ${options['max-kilobytes']} KB after gzip, or were not found.`);
  process.exitCode = 1;
}
if (all.mrr < Number(options['min-mrr']) || all.success3 < Number(options['min-success3'])) {
  console.error(
    `\nBelow what was reached before: MRR@10 ${options['min-mrr']}, first three ${options['min-success3']}.`,
  );
  process.exitCode = 1;
}
