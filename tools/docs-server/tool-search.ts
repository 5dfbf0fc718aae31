import { z } from 'zod';
import { didYouMean } from './nearest';
import { defineTool } from './define-tool';
import { DocsError } from './docs-error';
import { findSections } from './find-sections';
import { PAGE_KINDS } from './page-kinds';

/** The most characters of an excerpt. */
const EXCERPT = 300;

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches all pages with the engine of the site. Returns sections, best first, each with its URL and an excerpt. ' +
    'Read a section with read_page. Write the topic in a few words, or ask a question.',
  input: z.strictObject({
    query: z.string().trim().min(1).max(512).describe('Words or a question'),
    area: z.string().max(100).optional().describe('Only pages of this part of the site, such as REST API or SDKs'),
    kind: z.enum(PAGE_KINDS).optional().describe('Only pages of this kind'),
    limit: z.int().min(1).max(30).default(8).describe('The most sections to return'),
  }),
  advice: 'Ask for fewer sections with limit.',
  run: async ({ query, area, kind, limit }, { search, root }) => {
    const engine = await search.engine();
    const { pages, entries } = engine.catalogue;
    const areas = [...new Set(pages.map((page) => page.area))];
    const wanted = area === undefined ? undefined : areas.find((name) => name.toLowerCase() === area.toLowerCase());
    if (area !== undefined && wanted === undefined)
      throw new DocsError(`There is no area "${area}". Allowed: ${areas.join(', ')}. ${didYouMean(area, areas)}`);
    const found = findSections(engine, query).filter(
      (section) =>
        (kind === undefined || section.kind === kind) &&
        (wanted === undefined || pages[entries[section.entry]?.page ?? -1]?.area === wanted),
    );
    const shown = found.slice(0, limit);
    await search.loadTexts(shown.map(({ entry }) => entry));
    const sections = shown.flatMap(({ entry, kind: ownKind }) => {
      const { page: position = -1, anchor = null, titles = [] } = entries[entry] ?? {};
      const page = pages[position];
      if (!page) return [];
      const [content = null, code = null] = search.textOf(entry) ?? [];
      const url = new URL(page.path, root).href + (anchor === null ? '' : `#${anchor}`);
      const excerpt = shorten(content ?? code ?? '');
      return [{ title: titles.join(' › '), url, path: page.path, anchor, area: page.area, kind: ownKind, excerpt }];
    });
    const text = sections.map(
      (section, index) =>
        `${index + 1}. [${section.title}](${section.url}) (${section.area}, ${section.kind})\n   ${section.excerpt}`,
    );
    return {
      text: sections.length === 0 ? noResult(query, area, kind) : text.join('\n'),
      data: { total: found.length, sections },
    };
  },
});

function noResult(query: string, area: string | undefined, kind: string | undefined): string {
  const filters = [area && `area ${area}`, kind && `kind ${kind}`].filter(Boolean).join(' and ');
  return `Nothing matches "${query}"${filters && ` with ${filters}`}. Use other or fewer words${filters && ', or no filter'}.`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT).replace(/\s\S*$/, '')} …`;
}
