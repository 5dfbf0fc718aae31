import { isMap, isScalar } from 'yaml';
import { EXPECTED_FILE } from '../guides/expected';
import type { PageChange } from './plan-kinds';
import type { Edit, Sources } from './types';
import { parseNodes, replaceScalar, textOf } from './yaml-edits';

/** What each guide brings about, by its path below the docs. */
export const GUIDES_FILE = EXPECTED_FILE;

const nameOf = (relativePath: string): string => relativePath.replace(/\.mdx?$/, '');

/** Edits of the keys of guides that move. */
export function guideKeyEdits(changes: readonly PageChange[], { texts }: Sources): Edit[] {
  const text = texts.get(GUIDES_FILE) ?? '';
  const root = parseNodes(text);
  if (!isMap(root)) return [];
  return changes.flatMap(({ before, after }) => {
    if (before.type !== 'doc' || !after || before.relativePath === after.relativePath) return [];
    const key = root.items.find((pair) => textOf(pair.key) === nameOf(before.relativePath))?.key;
    return isScalar(key) ? [{ file: GUIDES_FILE, ...replaceScalar(text, key, nameOf(after.relativePath)) }] : [];
  });
}
