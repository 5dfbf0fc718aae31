import { z } from 'zod';
import { defineTool } from './define-tool';
import { DocsError } from './docs-error';
import { didYouMean } from './nearest';
import { operationText } from './operation-text';
import { PAGE_KINDS } from './page-kinds';
import { findSection, sectionsOf } from './page-sections';
import type { SiteData } from './site-data';
import { counted } from '../../src/site/counted';

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description: 'Returns a page as Markdown, whole or only one section, as search_docs and list_pages name them.',
  input: z.strictObject({
    page: z.string().min(1).max(500).describe('Path or URL of the page, with or without an anchor'),
    section: z.string().min(1).max(200).optional().describe('Heading or anchor of a section'),
  }),
  advice: 'Read one section at a time with section.',
  run: async ({ page, section }, site) => {
    const { path, anchor } = toPath(page, site);
    const text = await site.page(path);
    const known = site.pages.map((other) => other.path);
    if (text === undefined)
      throw new DocsError(`There is no page ${path}. ${didYouMean(path, known)} Use list_pages or search_docs.`);
    const wanted = section?.replace(/^#/, '') ?? anchor;
    if (wanted === undefined) return { text };
    const sections = sectionsOf(text);
    const found = findSection(sections, wanted) ?? findSection(sections, (await titleOf(path, wanted, site)) ?? '');
    // Calls have their own anchors, and in Markdown their summary as the heading, if any.
    const id = /^endpoint-(.+)$/.exec(wanted)?.[1];
    const call =
      found || id === undefined
        ? undefined
        : (await site.api()).operations.find(({ operationId }) => operationId === id);
    if (!found && call) {
      const own = findSection(sections, call.summary);
      return { text: own ? text.slice(own.start, own.end).trimEnd() : operationText(call, 'curl', site.root) };
    }
    if (!found) {
      const titles = sections.map(({ title }) => title);
      throw new DocsError(
        `${path} has no section "${wanted}". ${didYouMean(wanted, titles)} Allowed: ${titles.join('; ')}.`,
      );
    }
    return { text: text.slice(found.start, found.end).trimEnd() };
  },
});

export const listPages = defineTool({
  name: 'list_pages',
  title: 'List pages',
  description: 'Lists the pages with their titles and descriptions, all of them or those of an area, a kind or a path.',
  input: z.strictObject({
    area: z.string().max(100).optional().describe('Only pages of this part of the site'),
    kind: z.enum(PAGE_KINDS).optional().describe('Only pages of this kind'),
    below: z.string().max(500).optional().describe('Only pages at or below this path, such as /docs/rest/how-to'),
  }),
  advice: 'Ask for one area, kind or path.',
  run: async ({ area, kind, below }, { pages }) => {
    const areas = [...new Set(pages.map((page) => page.area))];
    if (area !== undefined && !areas.some((name) => name.toLowerCase() === area.toLowerCase()))
      throw new DocsError(`There is no area "${area}". Allowed: ${areas.join(', ')}. ${didYouMean(area, areas)}`);
    const start = below?.replace(/\/+$/, '');
    const found = pages.filter(
      (page) =>
        (area === undefined || page.area.toLowerCase() === area.toLowerCase()) &&
        (kind === undefined || page.kind === kind) &&
        (start === undefined || page.path === start || page.path.startsWith(`${start}/`)),
    );
    if (found.length === 0)
      throw new DocsError(
        `No page matches${below === undefined ? '' : ` below ${below}`}. Areas: ${areas.join(', ')}; kinds: ${PAGE_KINDS.join(', ')}.`,
      );
    const lines = found.map(({ path, title, description }) => `- ${path}: ${title}. ${description}`.trim());
    return { text: `${counted(found.length, 'page')}:\n${lines.join('\n')}` };
  },
});

/** Path of a page without the base path, and the anchor, from what somebody may write. */
function toPath(
  page: string,
  { root }: Pick<SiteData, 'root'>,
): { readonly path: string; readonly anchor: string | undefined } {
  const isUrl = /^https?:\/\//i.test(page);
  const url = URL.canParse(page, root) ? new URL(isUrl ? page : page.replace(/^\/*/, '/'), root) : undefined;
  if (!url || url.origin !== new URL(root).origin)
    throw new DocsError(`Found "${page}"; expected a path such as /docs/rest, or a URL below ${root}`);
  const base = new URL(root).pathname;
  const own = url.pathname.startsWith(base) ? url.pathname.slice(base.length - 1) : url.pathname;
  const path = own.replace(/\.md$/, '').replace(/\/+$/, '');
  return { path: path === '' || path === '/index' ? '/' : path, anchor: decode(url.hash.slice(1)) || undefined };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Title of the section with an anchor, where it is not the anchor in words. */
async function titleOf(path: string, anchor: string, { search, root }: SiteData): Promise<string | undefined> {
  const { pages, entries } = (await search.engine()).catalogue;
  const own = new URL(root.slice(0, -1) + path).pathname;
  return entries.find((entry) => entry.anchor === anchor && pages[entry.page]?.path === own)?.titles.at(-1);
}
