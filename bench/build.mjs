// npm run bench:build -- [PAGES …] [--docusaurus] [--starlight] [--vitepress]: builds generated pages as npm run build
// does, its checks included, first without caches and then after one edit. Prints times and peak memory of all
// processes; with the options, builds the same pages with other generators in the same run. Exits with code 1 if
// anything could not be measured.
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled, fail } from '../tools/project/bootstrap.mjs';
import { measure } from './measure.mjs';
import { checkBuiltSite, PEERS, thisSite } from './sites.mjs';

const ON_EVERY_PAGE = 'See also ';
const SENTENCE = 'One more sentence.';
/** The fourth page is edited. */
const SMALLEST = 4;

const flags = Object.fromEntries(Object.keys(PEERS).map((name) => [name, { type: 'boolean' }]));
const { values, positionals } = parseArgs({ options: flags, allowPositionals: true });
const sizes = (positionals.length > 0 ? positionals : ['300', '1000', '3000']).map(Number);
const wrong = positionals.find((_, index) => !(Number.isInteger(sizes[index]) && sizes[index] >= SMALLEST));
if (wrong !== undefined) fail(`Found ${JSON.stringify(wrong)}; expected a number of pages from ${SMALLEST}.`);
ensureInstalled({ withTests: true });

const sites = [thisSite, ...Object.keys(values).map((name) => PEERS[name])];
for (const { name, checks } of sites) console.log(`${name}: ${checks}`);
const rows = [];
for (const pages of sizes)
  for (const site of sites) {
    console.log(`${pages} pages, ${site.name} …`);
    try {
      const { cold, edit } = await timeBuilds(site, pages);
      const [first, second] = [cold, edit].map(({ seconds }) => seconds.toFixed(1));
      console.log(`  cold ${first} s, ${cold.gigabytes.toFixed(2)} GB; after one edit ${second} s`);
      rows.push({
        pages,
        builder: site.name,
        'cold, s': first,
        'cold, GB': cold.gigabytes.toFixed(2),
        'after one edit, s': second,
        'edit, GB': edit.gigabytes.toFixed(2),
      });
    } catch (error) {
      console.error(`✗ ${pages} pages could not be built by ${site.name}: ${error.message}`);
      rows.push({ pages, builder: site.name, 'cold, s': 'failed', 'after one edit, s': 'failed' });
      process.exitCode = 1;
    }
  }
console.table(rows);

/** Builds without caches and after one edit; checks that both have written what they are measured for. */
async function timeBuilds(builder, pages) {
  const site = await builder.prepare(pages);
  const cold = await measure(site.command, site);
  checkBuiltSite(site, ON_EVERY_PAGE);
  appendFileSync(site.edited, `\n${SENTENCE}\n`);
  const edit = await measure(site.command, site);
  checkBuiltSite(site, SENTENCE);
  return { cold, edit };
}
