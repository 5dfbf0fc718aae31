import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replaces the content of a copy of the project with what the folders contain together. The words of the interface,
 * which every project has, stay.
 */
export function replaceContent(project: string, ...folders: readonly string[]): void {
  const content = join(project, 'content');
  const strings = join(content, 'data/strings.yaml');
  const words = readFileSync(strings);
  rmSync(content, { recursive: true });
  for (const folder of folders) cpSync(folder, content, { recursive: true });
  writeFileSync(strings, words);
}
