import { isExternal, withBase } from '../../site/routes';
import type { HtmlFacts } from './read-html';

export interface BuiltPage {
  /** URL path without a trailing slash, `/` for the root. */
  readonly path: string;
  readonly facts: HtmlFacts;
}

export interface BrokenLink {
  readonly kind: 'page' | 'anchor' | 'asset';
  /** As written in the page. */
  readonly link: string;
  /** Path and hash after resolution, below the base path. */
  readonly resolved: string;
  /** Paths of the pages that contain the link. */
  readonly sources: readonly string[];
}

/** A broken link on at least this many pages is probably part of the layout. */
const LAYOUT_LINK_PAGES = 5;
/** Pages to name for each broken link: one in the layout is on thousands. */
const NAMED_PAGES = 10;
/** Fragments that are valid on every page. */
const ALWAYS_VALID = new Set(['', 'top', ':~:text']);

/**
 * Finds links to pages, anchors and files that the built site does not contain. `hasFile` returns whether a file
 * exists, given its path below the base path.
 */
export function findBrokenLinks(
  pages: readonly BuiltPage[],
  options: {
    readonly baseUrl: string;
    readonly hasFile: (path: string) => boolean;
    readonly siteUrl: string;
    /** Base paths of the site in other languages, which has the same pages. */
    readonly otherBases?: readonly string[];
  },
): BrokenLink[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const idsOf = new Map<string, ReadonlySet<string>>();
  const broken = new Map<string, { kind: BrokenLink['kind']; link: string; resolved: string; sources: Set<string> }>();
  // Most links begin at the root and lead to the same page from everywhere.
  const known = new Map<string, Target | undefined>();
  const resolve = (link: string, from: string): Target | undefined => {
    if (!link.startsWith('/')) return resolveLink(link, from, options);
    if (!known.has(link)) known.set(link, resolveLink(link, from, options));
    return known.get(link);
  };
  const report = (kind: BrokenLink['kind'], link: string, resolved: string, source: string): void => {
    const key = `${kind} ${link} ${resolved}`;
    const entry = broken.get(key) ?? { kind, link, resolved, sources: new Set<string>() };
    entry.sources.add(source);
    broken.set(key, entry);
  };

  for (const page of pages) {
    // The menu of languages.
    const counterparts = (options.otherBases ?? []).map((base) => bare(withBase(base, page.path)));
    for (const link of page.facts.links) {
      if (counterparts.includes(bare(link))) continue;
      const target = resolve(link, page.path);
      if (!target) continue;
      const found = byPath.get(target.path);
      if (!found) {
        if (!options.hasFile(target.path)) report('page', link, target.path + target.hash, page.path);
        continue;
      }
      const id = target.hash.slice(1);
      if (ALWAYS_VALID.has(id)) continue;
      let ids = idsOf.get(found.path);
      if (!ids) idsOf.set(found.path, (ids = new Set(found.facts.ids)));
      if (!ids.has(id)) report('anchor', link, target.path + target.hash, page.path);
    }
    for (const asset of page.facts.assets) {
      const target = resolve(asset, page.path);
      if (target && !options.hasFile(target.path)) report('asset', asset, target.path, page.path);
    }
  }
  return [...broken.values()].map(({ sources, ...rest }) => ({ ...rest, sources: [...sources] }));
}

function bare(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

interface Target {
  readonly path: string;
  readonly hash: string;
}

/** Resolves a link to a path and hash within the site; undefined if it leaves the site. */
function resolveLink(
  link: string,
  from: string,
  options: { readonly baseUrl: string; readonly siteUrl: string },
): Target | undefined {
  if (isExternal(link) && !link.startsWith(`${options.siteUrl}/`)) return undefined;
  let url: URL;
  try {
    url = new URL(link, `${options.siteUrl}${options.baseUrl.slice(0, -1)}${from}`);
  } catch {
    return { path: link, hash: '' };
  }
  const path = decode(url.pathname);
  // The site has no pages outside of the base path, so this path matches none.
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

/** Formats the report on broken links. */
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
    sources.length >= LAYOUT_LINK_PAGES ? ` (on ${sources.length} pages: probably part of the layout)` : '';
  return [
    `- ${link}${resolved === link ? '' : ` (leads to ${resolved})`}${layout}`,
    ...sources.slice(0, NAMED_PAGES).map((source) => `    on ${source}`),
    ...(sources.length > NAMED_PAGES ? [`    and on ${sources.length - NAMED_PAGES} more`] : []),
  ].join('\n');
}
