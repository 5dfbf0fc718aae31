// npm run bench:build -- [PAGES …] [--docusaurus] [--starlight] [--vitepress] [--growth]: builds generated pages as
// `npm run build` does, its checks included, first without caches and then after one edit. Prints times, peak memory of
// all processes, and Gatsby's phases; with the options, builds the same pages with other generators in the same run,
// and prints how much longer a build takes for each added page. Exits with code 1 if anything could not be measured.
import { appendFileSync } from 'node:fs';
import { ensureInstalled } from '../tools/project/bootstrap.mjs';
import { checkBuiltSite } from './builders/built-site.mjs';
import { docusaurus } from './builders/docusaurus.mjs';
import { starlight } from './builders/starlight.mjs';
import { thisSite } from './builders/this-site.mjs';
import { vitepress } from './builders/vitepress.mjs';
import { measure } from './measuring/measure.mjs';
import { LARGEST_PEER_SIZE, optionsOrExit, parseBuildOptions } from './options.mjs';
import { failedRow, growthLines, phaseRows, resultLine, resultRow } from './reporting/build-report.mjs';
import { createFailures } from './reporting/failures.mjs';
import { readPhases, readSteps } from './reporting/gatsby-phases.mjs';
import { growth } from './reporting/statistics.mjs';

const ON_EVERY_PAGE = 'See also ';
const SENTENCE = 'One more sentence.';

const options = optionsOrExit(parseBuildOptions);
ensureInstalled({ withTests: true });
const failures = createFailures();
const rows = [];
/** Numbers of pages and seconds, by builder. */
const results = new Map();

const peers = options.peers.map((name) => ({ docusaurus, starlight, vitepress })[name]);
const builders = [];
for (const builder of [thisSite, ...peers])
  if (await failures.during(`${builder.name} could not be installed`, () => builder.install() ?? true))
    builders.push(builder);
for (const { name, checks } of builders) console.log(`${name}: ${checks}`);

for (const pages of options.sizes)
  for (const builder of builders) {
    if (builder !== thisSite && pages > LARGEST_PEER_SIZE) continue;
    console.log(`${pages} pages, ${builder.name} …`);
    const result = await failures.during(`${pages} pages could not be built by ${builder.name}`, () =>
      timeBuilds(builder, pages),
    );
    rows.push(result ? resultRow(pages, builder.name, result.cold, result.edit) : failedRow(pages, builder.name));
    if (!result) continue;
    console.log(resultLine(result.cold, result.edit));
    if (builder === thisSite) console.table(phasesOf(result));
    results.set(builder.name, [
      ...(results.get(builder.name) ?? []),
      { pages, cold: result.cold.seconds, edit: result.edit.seconds },
    ]);
  }

console.table(rows);
if (options.growth) for (const [name, builds] of results) console.log(growthLines(name, growth(builds)).join('\n'));
failures.report();

/** Builds without caches and after one edit; checks that both have written what they are measured for. */
async function timeBuilds(builder, pages) {
  const site = await builder.prepare(pages);
  const [program, args] = site.command;
  const cold = await measure(program, args, site);
  checkBuiltSite(site, ON_EVERY_PAGE);
  appendFileSync(site.edited, `\n${SENTENCE}\n`);
  const edit = await measure(program, args, site);
  checkBuiltSite(site, SENTENCE);
  return { cold, edit };
}

/** Rows of the table of Gatsby's phases, and below them the steps of `npm run build`. */
function phasesOf({ cold, edit }) {
  const steps = ({ chunks, seconds }) =>
    new Map([...readSteps(chunks, seconds)].map(([title, duration]) => [`▸ ${title}`, duration]));
  return { ...phaseRows(readPhases(cold.output), readPhases(edit.output)), ...phaseRows(steps(cold), steps(edit)) };
}
