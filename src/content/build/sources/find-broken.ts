import { similarNames } from '../../../site/build/nearest';
import { refusedScheme, refusedSchemeMessage } from '../../../site/link-schemes';
import type { Problem } from '../../../site/problems';
import { isExternal } from '../../../site/routes';
import type { SourceLink } from './page-links';

/** A page of the site. */
export interface KnownPage {
  /** Ids of its text; undefined for a page whose ids are not known, because the build generates it. */
  readonly ids: ReadonlySet<string> | undefined;
  /** Set if the page is not published: why. */
  readonly hidden?: string | undefined;
}

export interface KnownAddresses {
  /** Pages by their path without the base path and without a slash at its end. */
  readonly pages: ReadonlyMap<string, KnownPage>;
  readonly hasFile: (path: string) => boolean;
  readonly baseUrl: string;
  readonly siteUrl: string;
}

/** Fragments that are valid on every page. */
const ALWAYS_VALID = new Set(['', 'top', ':~:text', 'content', 'main']);

/**
 * Finds links to pages, headings and files that the site does not have. Each problem names the nearest match.
 *
 * @param fromPath path of the page that contains the links; for data files, that of the root
 */
export function findBroken(links: readonly SourceLink[], fromPath: string, site: KnownAddresses): Problem[] {
  const reported = new Set<string>();
  return links.flatMap((link) => {
    const message = problemOf(link.href, fromPath, site);
    const key = `${link.line} ${link.href}`;
    if (message === undefined || reported.has(key)) return [];
    reported.add(key);
    return [{ file: link.file, line: link.line, message: `${link.where === '' ? '' : `${link.where}: `}${message}` }];
  });
}

function problemOf(href: string, fromPath: string, site: KnownAddresses): string | undefined {
  const scheme = refusedScheme(href);
  // Named links are resolved, and unknown ones reported, with the navigation bar and the footer.
  if (scheme === 'link') return undefined;
  if (scheme !== undefined) return refusedSchemeMessage(href, scheme);
  if (isExternal(href) && !`${href}/`.startsWith(`${site.siteUrl}/`)) return undefined;
  const url = parseLink(href, fromPath, site);
  if (url === undefined) return `found the link "${href}"; expected an address`;
  if (!`${url.pathname}/`.startsWith(site.baseUrl)) return undefined;
  const path = pathBelowBase(url, site);
  const page = site.pages.get(path);
  if (!page) {
    if (site.hasFile(path)) return undefined;
    return `links to ${href}, which does not exist${suggest(nearestPath(path, site))}`;
  }
  if (page.hidden !== undefined && !href.startsWith('#'))
    return `links to ${href}, which is not published: it is ${page.hidden}`;
  const id = decode(url.hash.slice(1));
  if (page.ids === undefined || ALWAYS_VALID.has(id.split('=')[0] ?? '') || page.ids.has(id)) return undefined;
  const [nearest] = similarNames(id, page.ids, 1);
  const hint = nearest ? suggest(`#${nearest}`) : `; the page has ${listIds(page.ids)}`;
  return `links to ${href}, but ${path} has no heading #${id}${hint}`;
}

const MOST_IDS = 8;

function listIds(ids: ReadonlySet<string>): string {
  const names = [...ids].map((id) => `#${id}`);
  const others = names.length - MOST_IDS;
  if (names.length === 0) return 'no headings';
  return `${names.slice(0, MOST_IDS).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

const suggest = (nearest: string | undefined): string => (nearest ? `; did you mean ${nearest}?` : '');

/** The page with the same last segment, because a page was moved or its folder mistyped, or otherwise a similar one. */
function nearestPath(path: string, { pages }: KnownAddresses): string | undefined {
  const published = [...pages].flatMap(([name, { hidden }]) => (hidden === undefined ? [name] : []));
  const last = path.slice(path.lastIndexOf('/'));
  const sameName = last.length > 1 ? published.filter((name) => name.endsWith(last)) : [];
  return similarNames(path, published, 1)[0] ?? similarNames(path, sameName, 1)[0] ?? sameName[0];
}

function parseLink(href: string, fromPath: string, { siteUrl, baseUrl }: KnownAddresses): URL | undefined {
  try {
    return new URL(href, `${siteUrl}${baseUrl.slice(0, -1)}${fromPath}`);
  } catch {
    return undefined;
  }
}

const pathBelowBase = ({ pathname }: URL, { baseUrl }: KnownAddresses): string =>
  barePath(decode(`/${pathname.slice(baseUrl.length)}`));

/** A path without slashes at its end, as `KnownAddresses` has those of pages. */
export const barePath = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** The path of the page that a link leads to, as `KnownAddresses` has it; undefined if it leads to another site. */
export function pageOfLink(href: string, fromPath: string, site: KnownAddresses): string | undefined {
  const url = parseLink(href, fromPath, site);
  const isOwn = url?.origin === new URL(site.siteUrl).origin && `${url.pathname}/`.startsWith(site.baseUrl);
  return isOwn ? pathBelowBase(url, site) : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
