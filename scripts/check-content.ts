import { product } from '../src/site/config/product';
import { readApiVersion } from '../src/machines/build/api-version';
import { readApiChanges } from '../src/reference/build/changes/read-changes';
import { DESCRIPTION_PATH, readOperations } from '../src/reference/build/read-operations';
import { checkContent } from '../tools/content-rules/check-content';
import { checkFiles } from '../tools/content-rules/check-files';
import { checkNotes } from '../tools/api-release/check-notes';
import { env } from '../src/site/build/env';
import { ContentError, formatProblem, type Problem } from '../src/site/problems';

/**
 * `npm run check:content`: checks files, bodies, links and headings as a build does, every page against the rules for
 * its kind, the API calls it mentions against the API description, and that release notes mention what is breaking in
 * the API since its last release.
 */
async function main(): Promise<void> {
  const files = await checkFiles();
  const rules = await checkRules().catch((error: unknown) => {
    // Rules need data that the files do not have.
    if (!(error instanceof ContentError)) throw error;
    return { pages: 0, problems: error.problems };
  });
  // A file that cannot be read is reported by both.
  const problems = new Set([...files.problems, ...rules.problems].map(formatProblem));
  for (const warning of files.warnings) console.warn(`! ${formatProblem(warning)}`);
  for (const problem of problems) console.error(problem);
  const pages = rules.pages === 0 ? 'The content' : `Checked ${rules.pages} pages`;
  console.log(`${pages}${problems.size === 0 ? '' : `: ${problems.size} problems`}`);
  process.exitCode = problems.size === 0 ? 0 : 1;
}

async function checkRules(): Promise<{ readonly pages: number; readonly problems: readonly Problem[] }> {
  const { pages, problems } = await checkContent(env.contentRoot, product, {
    operationsOf: (version) => readOperations(version).operations,
  });
  const notes = checkNotes(readApiChanges(), { file: DESCRIPTION_PATH, version: readApiVersion() });
  return { pages, problems: [...problems, ...notes] };
}

void main();
