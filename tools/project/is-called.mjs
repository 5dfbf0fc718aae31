import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether Node was started with this module, also by a path that contains symbolic links.
 *
 * @param url `import.meta.url` of the module
 */
export function isCalled(url, program = process.argv[1]) {
  try {
    return realpathSync(program) === fileURLToPath(url);
  } catch {
    // Without a program, as in `node --eval`, or with one that does not exist any more.
    return false;
  }
}
