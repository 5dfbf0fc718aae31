// npm run conformance -- URL: tries whether a host serves the built site as it should. URL includes the base path.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allChecks } from '../tools/conformance/checks';
import { runChecks } from '../tools/conformance/run-checks';
import { readSite } from '../tools/conformance/site';

const [address] = process.argv.slice(2);
const folder = resolve(process.env.SITE_FOLDER ?? 'dist');

function fail(message: string): never {
  console.error(`✗ ${message}`);
  process.exit(1);
}

if (address === undefined || !URL.canParse(address) || !/^https?:/.test(address))
  fail(
    `Expected the URL of a host, as in: npm run conformance -- https://example.com/; found ${address ?? 'nothing'}.`,
  );
if (!existsSync(join(folder, 'headers.json')))
  fail(`${folder} does not contain a built site: run npm run build first.`);

const host = new URL(address);
const checks = allChecks(readSite(folder, host.pathname.replace(/\/*$/, '/')));
void runChecks(checks, host).then((differences) => {
  const rules = [...new Set(differences.map(({ rule }) => rule))];
  for (const rule of rules) {
    console.error(`✗ ${rule}`);
    for (const { request, problem } of differences.filter((difference) => difference.rule === rule))
      console.error(`    ${request}: ${problem}`);
  }
  const broken = new Set(differences.map(({ request, rule }) => `${rule} ${request}`)).size;
  console.log(`${checks.length} requests to ${host.href}: ${broken} differ.`);
  process.exitCode = broken > 0 ? 1 : 0;
});
