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
import type { Answer } from './start-advice';

/** Keep what they have found of files that do not change. */
const kept = recallChecks();
const checker = createSourceChecker(kept.bodies);
let last: Promise<void> = Promise.resolve();
let newest = 0;

async function check(asked: number): Promise<void> {
  const tell = (answer: Omit<Answer, 'asked'>): unknown => process.send?.({ asked, ...answer });
  const { problems, warnings } = await checkFiles(checker);
  const files = [...problems, ...warnings];
  tell({ files });
  const operationsOf = (version: string | undefined) => readOperations(version).operations;
  const rules = await checkContent(env.contentRoot, product, { operationsOf, kept: kept.pages }).catch(withoutData);
  tell({ files, rules: rules.problems });
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
process.on('message', (asked: number) => {
  newest = asked;
  last = last.then(() => (asked === newest ? check(asked) : undefined)).catch(tellError);
});
