import { product } from '../src/site/config/product';
import { tokenValues } from '../src/site/tokens';
import { checkSamples } from '../tools/samples/check-samples';
import { env } from '../src/site/build/env';
import { formatProblem } from '../src/site/problems';

/** `npm run check:samples`: checks the syntax of every code fence on the site. */
async function main(): Promise<void> {
  const { samples, languages, problems } = await checkSamples(env.contentRoot, tokenValues(product));
  for (const problem of problems) console.error(formatProblem(problem));
  const result = problems.length === 0 ? '' : `: ${problems.length} problems`;
  console.log(`Parsed ${samples} samples in ${languages} languages${result}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
