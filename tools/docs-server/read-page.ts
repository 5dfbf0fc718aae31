import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { didYouMean } from './did-you-mean';
import type { SiteData } from './site-data';

/**
 * Returns the Markdown of a page or of one of its sections.
 *
 * @param page path or URL, with or without an anchor
 * @param section heading or anchor
 * @throws Error telling what is allowed
 */
export async function readPage(site: SiteData, page: string, section?: string): Promise<string> {
  const root = new URL(site.root);
  const url = URL.canParse(page, root)
    ? new URL(/^https?:/i.test(page) ? page : page.replace(/^\/*/, '/'), root)
    : root;
  const own = url.pathname.startsWith(root.pathname) ? url.pathname.slice(root.pathname.length - 1) : url.pathname;
  const path = own.replace(/\.md$/, '').replace(/\/+$/, '') || '/';
  const text = url.origin === root.origin ? await site.page(path) : undefined;
  const { pages, entries } = (await site.search.engine()).catalogue;
  if (text === undefined) {
    const known = pages.map((one) => one.path.slice(root.pathname.length - 1));
    throw new Error(`There is no page ${page}. ${didYouMean(path, known)} Find pages with search_docs.`);
  }
  const wanted = section?.replace(/^#/, '') ?? decodeURIComponent(url.hash.slice(1));
  if (wanted === '') return text;
  const sections = sectionsOf(text);
  const titleOfAnchor = entries
    .find((entry) => entry.anchor === wanted && pages[entry.page]?.path === root.pathname + path.slice(1))
    ?.titles.at(-1);
  const found =
    sections.find(({ title }) => comparable(title) === comparable(wanted)) ??
    sections.find(({ title }) => comparable(title) === comparable(titleOfAnchor ?? ''));
  if (found) return text.slice(found.start, found.end).trimEnd();
  // An anchor of the page that is none in its Markdown, such as that of a call.
  if (section === undefined) return text;
  const titles = sections.map(({ title }) => title);
  throw new Error(`${path} has no section "${wanted}". Allowed: ${titles.join('; ')}.`);
}

interface Section {
  readonly title: string;
  /** Offsets in the text; the section contains its subsections. */
  readonly start: number;
  readonly end: number;
}

/** Lists the sections of a Markdown text. Headings in blocks of code are none. */
function sectionsOf(text: string): Section[] {
  const front = /^---\n.*?\n---\n/s.exec(text)?.[0].length ?? 0;
  const headings = fromMarkdown(text.slice(front)).children.flatMap((node) =>
    node.type === 'heading'
      ? [{ title: toString(node), depth: node.depth, start: front + (node.position?.start.offset ?? 0) }]
      : [],
  );
  return headings.map((heading, index) => ({
    ...heading,
    end: headings.slice(index + 1).find(({ depth }) => depth <= heading.depth)?.start ?? text.length,
  }));
}

/** `Start a playback` and `start-a-playback` are equal. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
