import type { Problem } from '../../src/site/problems';

interface Bodies {
  /** Notes files to compile next, and those that have problems, because another file may have mended them. */
  readonly add: (paths: readonly string[]) => void;
  readonly compile: () => Promise<void>;
}

/**
 * Compiles bodies one after the other, because the result for an older state of a file must not come last.
 *
 * @param check returns what is wrong with a file
 * @param tell is told what is wrong with all of them
 */
export function createBodies(
  check: (path: string) => Promise<readonly Problem[]>,
  tell: (problems: readonly Problem[]) => void,
): Bodies {
  const found = new Map<string, readonly Problem[]>();
  const waiting = new Set<string>();
  let last = Promise.resolve();
  const compileWaiting = async (): Promise<void> => {
    for (const path of waiting) {
      waiting.delete(path);
      const problems = await check(path);
      if (problems.length > 0) found.set(path, problems);
      else found.delete(path);
    }
    tell([...found.values()].flat());
  };
  return {
    add: (paths) => {
      for (const path of [...paths, ...found.keys()]) waiting.add(path);
    },
    compile: () => (last = last.then(compileWaiting)),
  };
}
