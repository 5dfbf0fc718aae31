import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ScaffoldError, type Scaffold } from './plan';

/**
 * Writes a new file or appends to an existing one.
 *
 * @param root the content root
 * @returns path of the file
 * @throws ScaffoldError if a new file already exists; nothing is ever overwritten
 */
export function writeScaffold(root: string, { file, text, appends }: Scaffold): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (appends) {
    const endsWithNewline = !existsSync(path) || /(?:^|\n)$/.test(readFileSync(path, 'utf8'));
    appendFileSync(path, `${endsWithNewline ? '' : '\n'}${text}`);
    return path;
  }
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new ScaffoldError(`${file} already exists and was not changed; choose another path or title.`);
  }
  return path;
}
