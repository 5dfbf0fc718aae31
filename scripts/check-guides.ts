import { env } from '../src/site/build/env';
import { product } from '../src/site/config/product';
import { formatProblem } from '../src/site/problems';
import { tokenValues } from '../src/site/tokens';
import { checkGuides } from '../tools/guides/check-guides';

/** `npm run check:guides [-- PART_OF_A_FILE_NAME]`: follows the guides of the site, against the mock server. */
async function main(): Promise<void> {
  const { guides, languages, problems } = await checkGuides(env.contentRoot, tokenValues(product), process.argv[2]);
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  const result = problems.length === 0 ? '' : `: ${problems.length} problems`;
  console.log(`Followed ${guides} guides in ${languages} languages${result}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
