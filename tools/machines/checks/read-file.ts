import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a file of the built site with a function. A file that is missing or that the function refuses is a problem.
 *
 * @param path in the site, from its slash
 * @param read throws on what it refuses
 */
export async function readBuilt(
  folder: string,
  path: string,
  read: (content: Buffer) => readonly string[] | Promise<readonly string[]>,
): Promise<string[]> {
  const file = join(folder, path);
  if (!existsSync(file)) return [`${path}: the file is missing; expected one that the build writes`];
  try {
    return (await read(readFileSync(file))).map((problem) => `${path}: ${problem}`);
  } catch (error) {
    return [`${path}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
