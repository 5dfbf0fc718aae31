// npm run check:guides -- [PART_OF_A_PATH]: follows the guides of the site, against the mock server.
import { env } from '../src/site/build/env';
import { product } from '../src/site/config/product';
import { counted } from '../src/site/counted';
import { formatProblem } from '../src/site/problems';
import { tokenValues } from '../src/site/tokens';
import { runCommandLine } from '../tools/command-line';
import { checkGuides } from '../tools/guides/check-guides';

async function main(): Promise<void> {
  const results = await checkGuides(env.contentRoot, tokenValues(product), process.argv.slice(2));
  const { guides, languages, runs, problems } = results;
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  const followed = `Followed ${counted(guides, 'guide')} in ${counted(languages, 'language')}, ${counted(runs, 'run')}`;
  console.log(problems.length === 0 ? followed : `${followed}: ${counted(problems.length, 'problem')}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void runCommandLine(main);
