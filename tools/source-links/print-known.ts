// Prints what the check of the sources knows of the site, as JSON, for the test that compares it with the built site:
// node -r ./tools/project/register-typescript.cjs tools/source-links/print-known.ts
import { createSourceChecker } from '../../src/content/build/sources/check-sources';
import { formatProblem } from '../../src/site/problems';

async function main(): Promise<void> {
  const { addresses, problems } = await createSourceChecker().check();
  const pages = [...addresses.pages]
    .filter(([, { hidden }]) => hidden === undefined)
    .map(([path, { ids }]) => [path, ids === undefined ? null : [...ids]]);
  process.stdout.write(JSON.stringify({ pages, problems: problems.map(formatProblem) }));
}

void main();
