import { product } from '../src/site/config/product';
import { readOperations } from '../src/reference/build/read-operations';
import { checkContent } from '../tools/content-rules/check-content';
import { env } from '../src/site/build/env';
import { formatProblem } from '../src/site/problems';

/**
 * `npm run check:content`: checks every page against the rules for its kind, and the API calls it mentions against the
 * API description.
 */
async function main(): Promise<void> {
  const { pages, problems } = await checkContent(env.contentRoot, product, readOperations());
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(`Checked ${pages} pages${problems.length === 0 ? '' : `: ${problems.length} problems`}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
