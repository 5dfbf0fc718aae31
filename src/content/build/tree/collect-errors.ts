/**
 * Authors see the problems of all steps at once: a step that fails is skipped, the following ones still run, and
 * `throwAll` throws at the end.
 */
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { ContentError, type Problem } from '../../../site/problems';

/** Wraps a remark plugin that changes the tree, so that the following ones still run if it throws a ContentError. */
export function collectErrors(plugin: () => Transformer<Root>, errors: Problem[]): () => Transformer<Root> {
  return () => {
    const transform = plugin();
    // With a third parameter, unified would wait for a call of `next`.
    return async (tree, file) => {
      try {
        await transform(tree, file, () => undefined);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        errors.push(...error.problems);
      }
    };
  };
}

/**
 * Throws all problems in the order of their lines.
 *
 * @param failure what ended the compilation; if it is not a ContentError, it may be a consequence of the skipped steps
 */
export function throwAll(errors: readonly Problem[], failure?: unknown): never {
  const all = [...errors, ...(failure instanceof ContentError ? failure.problems : [])];
  if (all.length === 0) throw failure;
  throw new ContentError(all.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)));
}
