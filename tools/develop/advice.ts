// Runs beside the development server (start-advice.ts): answers each message, a list of edited files, with what
// `npm run check:content` says of all pages.
import { setPriority } from 'node:os';
import { readOperations } from '../../src/reference/build/read-operations';
import { env } from '../../src/site/build/env';
import { product } from '../../src/site/config/product';
import { ContentError, messageWithCauses, type Problem } from '../../src/site/problems';
import { createSourceChecker } from '../../src/content/build/sources/check-sources';
import { checkContent } from '../content-rules/check-content';
import { checkFiles } from '../content-rules/check-files';

/** Keeps what it has read of files that do not change. */
const checker = createSourceChecker();
/** What the rules say. Those of files that were not edited are of an earlier check. */
let known: readonly Problem[] | undefined;
let last: Promise<void> = Promise.resolve();

async function check(edited: readonly string[]): Promise<void> {
  const files = await checkFiles(checker);
  const links = [...files.problems, ...files.warnings];
  process.send?.([...links, ...(known ?? [])]);
  await checkRules(edited);
  process.send?.([...links, ...(known ?? [])]);
}

async function checkRules(edited: readonly string[]): Promise<void> {
  // A data file concerns every page.
  const only = known && edited.every((file) => /\.mdx?$/.test(file)) ? new Set(edited) : undefined;
  const operationsOf = (version: string | undefined) => readOperations(version).operations;
  const { problems } = await checkContent(env.contentRoot, product, { operationsOf, only }).catch(withoutData);
  known = only
    ? [...(known ?? []).filter(({ file }) => !only.has(file)), ...problems.filter(({ file }) => only.has(file))]
    : problems;
}

/** Without its data files, nothing can be checked by the rules. */
function withoutData(error: unknown): { readonly problems: readonly Problem[] } {
  if (error instanceof ContentError) return { problems: error.problems };
  throw error;
}

function tellError(error: unknown): void {
  known = undefined;
  console.error(`✗ The pages cannot be checked: ${messageWithCauses(error)}`);
}

setPriority(15);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
process.on('message', (edited) => {
  last = last.then(() => check(edited as readonly string[])).catch(tellError);
});
