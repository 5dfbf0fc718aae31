import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as Product from '../../config/product';
import { messageWithCauses } from '../../problems';
import { endCommand } from '../end-command';
import { isCopyOfProject, readConfiguration } from '../read-configuration';
import { displayPath } from '../source-text';
import { readStrings, type StringsSource } from './read-strings';
import type { StringsFile } from './strings-schema';

const FILE = join('data', 'strings.yaml');

/**
 * Makes the words of the interface available as `STRINGS`, in this process only: the bundler replaces them by
 * constants. A content root replaces single words of the project's. Ends the command if a file has problems.
 */
export function loadStrings(environment = process.env): void {
  try {
    Object.assign(globalThis, { STRINGS: readConfiguration(readStringsOf, environment) });
  } catch (error) {
    endCommand(messageWithCauses(error));
  }
}

/** The words of a content root. @throws ContentError with what is wrong in a file */
export function readStringsOf(contentRoot: string): StringsFile {
  // A static import could throw before the `try`, because the product is read when its module is loaded.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
  const { product, productTokens } = require('../../config/product') as typeof Product;
  const base = isCopyOfProject(contentRoot) ? resolve(contentRoot, FILE) : projectFile();
  // For a translation, the content root is made of the content and its translation, whose words come last.
  const roots = [...(process.env.CONTENT_TRANSLATION ? [process.env.CONTENT_SOURCE ?? ''] : []), contentRoot];
  const changes = roots
    .map((root) => resolve(root, FILE))
    .filter((own) => own !== base && existsSync(own))
    .map(sourceOf);
  return readStrings(sourceOf(base), changes, productTokens(product));
}

/** Tests and tools also run outside of a project, with the words of this one. */
function projectFile(): string {
  const file = resolve('content', FILE);
  return existsSync(file) ? file : resolve(__dirname, '../../../..', 'content', FILE);
}

function sourceOf(path: string): StringsSource {
  return { text: readFileSync(path, 'utf8'), file: displayPath(path) };
}
