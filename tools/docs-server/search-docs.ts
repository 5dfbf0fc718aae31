import { findSections } from './find-sections';
import type { SiteData } from './site-data';

/** The most characters of an excerpt. */
const EXCERPT = 300;

/** Finds the sections that answer a query, as a list in Markdown. */
export async function searchDocs({ search, root }: SiteData, query: string, limit: number): Promise<string> {
  const engine = await search.engine();
  const { pages, entries } = engine.catalogue;
  const found = findSections(engine, query).slice(0, limit);
  if (found.length === 0) return `Nothing matches "${query}". Use other or fewer words.`;
  await search.loadTexts(found);
  return found
    .map((id, index) => {
      const { page: position = -1, anchor = null, titles = [] } = entries[id] ?? {};
      const { path = '', area = '' } = pages[position] ?? {};
      const [content = null, code = null] = search.textOf(id) ?? [];
      const excerpt = (content ?? code ?? '').replace(/\s+/g, ' ').trim().slice(0, EXCERPT);
      const url = new URL(path, root).href + (anchor === null ? '' : `#${anchor}`);
      return `${index + 1}. [${titles.join(' › ')}](${url}) (${area})\n   ${excerpt}`;
    })
    .join('\n');
}
