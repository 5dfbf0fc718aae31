// Runs beside the development server (start-advice.ts): answers each message, a list of edited files, with what
// `npm run check:content` says of all pages.
import { setPriority } from 'node:os';
import { readOperations } from '../../src/reference/build/read-operations';
import { env } from '../../src/site/build/env';
import { product } from '../../src/site/config/product';
import { ContentError, messageWithCauses, type Problem } from '../../src/site/problems';
import { checkContent } from '../content-rules/check-content';

/** Those of files that were not edited are of an earlier check. */
let known: readonly Problem[] | undefined;
let last: Promise<void> = Promise.resolve();

async function check(edited: readonly string[]): Promise<void> {
  // A data file concerns every page.
  const only = known && edited.every((file) => /\.mdx?$/.test(file)) ? new Set(edited) : undefined;
  const { problems } = await checkContent(env.contentRoot, product, { ...readOperations(), only });
  known = only
    ? [...(known ?? []).filter(({ file }) => !only.has(file)), ...problems.filter(({ file }) => only.has(file))]
    : problems;
  process.send?.(known);
}

function tellError(error: unknown): void {
  // Without its data files, nothing can be checked.
  known = undefined;
  if (error instanceof ContentError) process.send?.(error.problems);
  else console.error(`✗ The pages cannot be checked: ${messageWithCauses(error)}`);
}

setPriority(15);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
process.on('message', (edited) => {
  last = last.then(() => check(edited as readonly string[])).catch(tellError);
});
