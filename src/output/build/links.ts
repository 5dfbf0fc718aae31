import { isExternal } from '../../site/routes';
import type { HtmlFacts } from './read-html';

export interface BuiltPage {
  /** Address without a trailing slash, `/` for the root. */
  readonly path: string;
  readonly facts: HtmlFacts;
}

export interface BrokenLink {
  readonly kind: 'page' | 'anchor' | 'asset';
  /** As written in the page. */
  readonly link: string;
  /** The address it leads to, where that differs from what is written. */
  readonly resolved: string;
  readonly sources: readonly string[];
}

/** A broken link on this many pages is probably a part of the layout. */
const LAYOUT_LINK_PAGES = 5;
/** Anchors that every page has. */
const ALWAYS_THERE = new Set(['', 'top', ':~:text']);

/**
 * Finds links to pages, anchors and files that the built site does not have. `hasFile` tells whether a file exists,
 * by its address below the base address.
 */
export function findBrokenLinks(
  pages: readonly BuiltPage[],
  options: { readonly baseUrl: string; readonly hasFile: (path: string) => boolean; readonly siteUrl: string },
): BrokenLink[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const idsOf = new Map<string, ReadonlySet<string>>();
  const broken = new Map<string, { kind: BrokenLink['kind']; link: string; resolved: string; sources: Set<string> }>();
  const report = (kind: BrokenLink['kind'], link: string, resolved: string, source: string): void => {
    const key = `${kind} ${link} ${resolved}`;
    const entry = broken.get(key) ?? { kind, link, resolved, sources: new Set<string>() };
    entry.sources.add(source);
    broken.set(key, entry);
  };

  for (const page of pages) {
    for (const link of page.facts.links) {
      const target = resolveLink(link, page.path, options);
      if (!target) continue;
      const found = byPath.get(target.path);
      if (!found) {
        if (!options.hasFile(target.path)) report('page', link, target.path + target.hash, page.path);
        continue;
      }
      const id = target.hash.slice(1);
      if (ALWAYS_THERE.has(id)) continue;
      let ids = idsOf.get(found.path);
      if (!ids) idsOf.set(found.path, (ids = new Set(found.facts.ids)));
      if (!ids.has(id)) report('anchor', link, target.path + target.hash, page.path);
    }
    for (const asset of page.facts.assets) {
      const target = resolveLink(asset, page.path, options);
      if (target && !options.hasFile(target.path)) report('asset', asset, target.path, page.path);
    }
  }
  return [...broken.values()].map(({ sources, ...rest }) => ({ ...rest, sources: [...sources] }));
}

/** Address within the site that a link leads to; undefined for one that leaves it. */
function resolveLink(
  link: string,
  from: string,
  options: { readonly baseUrl: string; readonly siteUrl: string },
): { path: string; hash: string } | undefined {
  if (isExternal(link) && !link.startsWith(`${options.siteUrl}/`)) return undefined;
  let url: URL;
  try {
    url = new URL(link, `${options.siteUrl}${options.baseUrl.slice(0, -1)}${from}`);
  } catch {
    return { path: link, hash: '' };
  }
  const path = decode(url.pathname);
  // Outside of the base address there is nothing: the link stays as it is written, and no page has that address.
  if (!`${path}/`.startsWith(options.baseUrl)) return { path: `(outside of ${options.baseUrl}) ${path}`, hash: '' };
  return { path: `/${path.slice(options.baseUrl.length)}`.replace(/(?<=.)\/$/, ''), hash: decode(url.hash) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The report of broken links as CI and authors read it. */
export function formatBrokenLinks(broken: readonly BrokenLink[]): string {
  const titles = { page: 'Broken links', anchor: 'Broken anchors', asset: 'Missing files' } as const;
  return (Object.keys(titles) as (keyof typeof titles)[])
    .flatMap((kind) => {
      const found = broken.filter((entry) => entry.kind === kind);
      return found.length === 0 ? [] : [`${titles[kind]} (${found.length}):`, ...found.map(formatOne)];
    })
    .join('\n');
}

function formatOne({ link, resolved, sources }: BrokenLink): string {
  const layout =
    sources.length >= LAYOUT_LINK_PAGES ? ` (on ${sources.length} pages: probably a link of the layout)` : '';
  return [
    `- ${link}${resolved === link ? '' : ` (leads to ${resolved})`}${layout}`,
    ...sources.map((source) => `    on ${source}`),
  ].join('\n');
}
