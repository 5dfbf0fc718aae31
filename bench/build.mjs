// npm run bench:build -- 1000 [--docusaurus]: builds generated pages, first with a cold cache and then after one edit,
// and prints the build time and peak memory. With --docusaurus, the same run also builds the pages with Docusaurus and
// its fast bundler.
import { appendFileSync } from 'node:fs';
import { ensureInstalled } from '../tools/project/bootstrap.mjs';
import { measure } from './measure.mjs';
import { prepareDocusaurus, prepareSite } from './sites.mjs';

const counts = process.argv
  .slice(2)
  .filter((argument) => /^\d+$/.test(argument))
  .map(Number);
const withDocusaurus = process.argv.includes('--docusaurus');
if (counts.length === 0) {
  console.error('Usage: npm run bench:build -- N [N …] [--docusaurus]   (N: number of pages)');
  process.exit(1);
}
ensureInstalled();

async function bench({ cwd, edited, command: [program, args], env }) {
  const cold = await measure(program, args, { cwd, env });
  appendFileSync(edited, '\nOne more sentence.\n');
  const edit = await measure(program, args, { cwd, env });
  return { cold, edit };
}

const rows = [];
for (const count of counts) {
  for (const [name, prepare] of [
    ['this site', prepareSite],
    ...(withDocusaurus ? [['Docusaurus', prepareDocusaurus]] : []),
  ]) {
    console.log(`${count} pages, ${name} …`);
    const { cold, edit } = await bench(await prepare(count));
    console.log(
      `  cold ${cold.seconds.toFixed(1)} s, ${cold.gigabytes.toFixed(2)} GB; after one edit ${edit.seconds.toFixed(1)} s`,
    );
    rows.push({
      pages: count,
      builder: name,
      'cold, s': cold.seconds.toFixed(1),
      'cold, GB': cold.gigabytes.toFixed(2),
      'after one edit, s': edit.seconds.toFixed(1),
      'edit, GB': edit.gigabytes.toFixed(2),
    });
  }
}
console.table(rows);
