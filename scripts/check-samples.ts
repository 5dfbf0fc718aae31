// check-samples.ts [PART_OF_A_PATH]: checks the syntax of the code fences of the site, or of some pages (npm run
// check:page).
import { product } from '../src/site/config/product';
import { counted } from '../src/site/counted';
import { tokenValues } from '../src/site/tokens';
import { runCommandLine } from '../tools/command-line';
import { checkSamples } from '../tools/samples/check-samples';
import { env } from '../src/site/build/env';
import { formatProblem } from '../src/site/problems';

async function main(): Promise<void> {
  const { samples, languages, problems } = await checkSamples(
    env.contentRoot,
    tokenValues(product),
    process.argv.slice(2),
  );
  for (const problem of problems) console.error(formatProblem(problem));
  const result = problems.length === 0 ? '' : `: ${counted(problems.length, 'problem')}`;
  console.log(`Parsed ${counted(samples, 'sample')} in ${counted(languages, 'language')}${result}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void runCommandLine(main);
