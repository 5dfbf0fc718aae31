// Runs beside the development server (start-advice.ts): after each edit, answers with what `npm run check:content` says
// of all pages.
import { setPriority } from 'node:os';
import { readOperations } from '../../src/reference/build/read-operations';
import { env } from '../../src/site/build/env';
import { product } from '../../src/site/config/product';
import { ContentError, messageWithCauses, type Problem } from '../../src/site/problems';
import { createSourceChecker } from '../../src/content/build/sources/check-sources';
import { checkContent } from '../content-rules/check-content';
import { checkFiles } from '../content-rules/check-files';
import { recallChecks } from '../content-rules/recall-checks';

/** Keep what they have found of files that do not change. */
const kept = recallChecks();
const checker = createSourceChecker(kept.bodies);
/** What the rules said last. */
let known: readonly Problem[] = [];
let last: Promise<void> = Promise.resolve();

async function check(): Promise<void> {
  const files = await checkFiles(checker);
  const links = [...files.problems, ...files.warnings];
  process.send?.([...links, ...known]);
  const operationsOf = (version: string | undefined) => readOperations(version).operations;
  const rules = await checkContent(env.contentRoot, product, { operationsOf, kept: kept.pages }).catch(withoutData);
  known = rules.problems;
  process.send?.([...links, ...known]);
}

/** Without its data files, nothing can be checked by the rules. */
function withoutData(error: unknown): { readonly problems: readonly Problem[] } {
  if (error instanceof ContentError) return { problems: error.problems };
  throw error;
}

function tellError(error: unknown): void {
  console.error(`✗ The pages cannot be checked: ${messageWithCauses(error)}`);
}

setPriority(15);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
process.on('message', () => {
  last = last.then(check).catch(tellError);
});
