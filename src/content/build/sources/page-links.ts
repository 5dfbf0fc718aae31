import type { ElementContent } from 'hast';
import type { MarkupServices } from '../tree/to-markup';
import { toMarkup, type CompileInput } from '../tree/to-markup';
import { ContentError, type Problem } from '../../../site/problems';

/** A link in a content or data file. */
export interface SourceLink {
  /** Path of the file to show in messages. */
  readonly file: string;
  readonly line: number | undefined;
  /** What the link is in, such as `field "to"`; empty for the text of a page. */
  readonly where: string;
  /** As written, or the path of the page for a link to its source file. */
  readonly href: string;
}

/** What the text of a page links to and which ids it has. */
export interface BodyFacts {
  readonly links: readonly SourceLink[];
  readonly ids: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

const HREF_IN_HTML = /<a\b[^>]*?\shref="([^"]*)"/g;
const ID_IN_HTML = /\sid="([^"]*)"/g;

/**
 * Reads the text of a page as the build does, without highlighting code and drawing diagrams. The problems are those
 * that would end the build.
 */
export async function readBody(input: CompileInput, services: MarkupServices): Promise<BodyFacts> {
  try {
    const { nodes, problems } = await toMarkup(input, services);
    const links: SourceLink[] = [];
    const ids = new Set<string>();
    collect(nodes, { file: input.file, line: undefined, where: '' }, { links, ids });
    return { links, ids, problems };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { links: [], ids: new Set(), problems: error.problems };
  }
}

function collect(
  nodes: readonly ElementContent[],
  place: Omit<SourceLink, 'href'>,
  found: { readonly links: SourceLink[]; readonly ids: Set<string> },
): void {
  for (const node of nodes) {
    const here = { ...place, line: node.position?.start.line ?? place.line };
    if (node.type === 'raw') {
      for (const [, href = ''] of node.value.matchAll(HREF_IN_HTML))
        found.links.push({ ...here, href: unescape(href) });
      for (const [, id = ''] of node.value.matchAll(ID_IN_HTML)) found.ids.add(unescape(id));
    }
    if (node.type === 'element') {
      const { href, id } = node.properties;
      if (node.tagName === 'a' && typeof href === 'string') found.links.push({ ...here, href });
      if (id !== undefined && id !== null) found.ids.add(String(id));
    }
    if ('children' in node) collect(node.children, here, found);
  }
}

const unescape = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
