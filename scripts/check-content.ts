import { product } from '../src/site/config/product';
import { readApiVersion } from '../src/machines/build/api-version';
import { readApiChanges } from '../src/reference/build/changes/read-changes';
import { DESCRIPTION_PATH, readOperations } from '../src/reference/build/read-operations';
import { checkContent } from '../tools/content-rules/check-content';
import { checkNotes } from '../tools/api-release/check-notes';
import { env } from '../src/site/build/env';
import { formatProblem } from '../src/site/problems';

/**
 * `npm run check:content`: checks every page against the rules for its kind, the API calls it mentions against the API
 * description, and that release notes mention what is breaking in the API since its last release.
 */
async function main(): Promise<void> {
  const { pages, problems: pageProblems } = await checkContent(env.contentRoot, product, readOperations());
  const problems = [
    ...pageProblems,
    ...checkNotes(readApiChanges(), { file: DESCRIPTION_PATH, version: readApiVersion() }),
  ];
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(`Checked ${pages} pages${problems.length === 0 ? '' : `: ${problems.length} problems`}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
