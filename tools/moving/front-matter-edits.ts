import { isMap, isScalar } from 'yaml';
import { mapValue, parseNodes, quoted, removeKey, replaceScalar, type TextEdit } from './yaml-edits';
import type { Edit, SourcePage, Sources } from './types';

/** Edits that give a page another slug in its front matter, or take it away. */
export function findSlugEdits(page: SourcePage, slug: string | undefined, { texts }: Sources): Edit[] {
  if (page.slug === slug) return [];
  return editFrontMatter(page.file, texts.get(page.file)!, (front) => {
    const root = parseNodes(front);
    if (!isMap(root)) return [];
    const node = mapValue(root, 'slug');
    if (slug === undefined) return removeKey(front, root, 'slug');
    if (isScalar(node)) return [replaceScalar(front, node, slug)];
    // Below the title, where most pages have it.
    const title = /^title:.*\n/m.exec(front);
    const at = title ? title.index + title[0].length : 0;
    return [{ start: at, end: at, text: `slug: ${quoted(slug)}\n` }];
  });
}

/** Edits of the front matter of a file. `change` gets it without the lines around it. */
export function editFrontMatter(file: string, text: string, change: (front: string) => readonly TextEdit[]): Edit[] {
  const [, open = '', front = ''] = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(text) ?? [];
  return change(front).map((edit) => ({
    ...edit,
    file,
    start: edit.start + open.length,
    end: edit.end + open.length,
  }));
}
