import { similarNames } from '../../../site/build/nearest';
import type { Problem } from '../../../site/problems';
import { matchPattern, matchRedirect, SPLAT, splitTarget, type Redirect } from '../../../site/redirects';
import { likelyAddress } from './likely-address';
import type { Published, PublishedList } from './published';
import type { RedirectsFile } from './read-redirects';

/** What the built site has at its addresses, which are decoded and without the base path. */
export interface BuiltAddresses {
  /** Ids of the elements of each page by its path, which has no slash at its end. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  readonly hasFile: (path: string) => boolean;
}

/**
 * Compares the redirects with the built site, and both with what releases have published: redirects must lead to pages
 * and headings that exist and must not stand in the way of a page, and every published address must still lead
 * somewhere.
 */
export function findAddressProblems(site: BuiltAddresses, rules: RedirectsFile, published: Published): Problem[] {
  return [
    ...findShadows(site, rules),
    ...findLostTargets(site, rules),
    ...published.routes.entries.flatMap(({ address, line }) =>
      problemsAt(published.routes, line, problemOfRoute(address, site, rules)),
    ),
    ...published.anchors.entries.flatMap(({ address, line }) =>
      problemsAt(published.anchors, line, problemOfAnchor(address, site, rules)),
    ),
  ];
}

function problemsAt({ file }: PublishedList, line: number, message: string | undefined): Problem[] {
  return message === undefined ? [] : [{ file, line, message }];
}

function findShadows({ pages, hasFile }: BuiltAddresses, rules: RedirectsFile): Problem[] {
  const all = [
    ...rules.redirects.map(({ from }, index) => ({ from, line: rules.lineOf('redirects', index) })),
    ...rules.gone.map((from, index) => ({ from, line: rules.lineOf('gone', index) })),
  ];
  return all.flatMap(({ from, line }) => {
    const page = hasFile(from) ? from : [...pages.keys()].find((path) => matchPattern(from, path));
    if (page === undefined) return [];
    const name = page === from ? from : `${from} matches ${page}, which`;
    return [{ file: rules.file, line, message: `${name} exists: remove the line, or the page` }];
  });
}

function findLostTargets(site: BuiltAddresses, rules: RedirectsFile): Problem[] {
  return rules.redirects.flatMap(({ from, to }, index) => {
    if (!to.startsWith('/')) return [];
    const { path } = splitTarget(to);
    // A target with names leads to many addresses, of which those that were published are checked one by one.
    const pattern = path.replace(`:${SPLAT}`, '*');
    const message = /[:*]/.test(pattern)
      ? [...site.pages.keys()].some((page) => matchPattern(pattern, page))
        ? undefined
        : `leads to ${to}, but no page has such an address`
      : lostTarget(to, site);
    return message === undefined
      ? []
      : [{ file: rules.file, line: rules.lineOf('redirects', index), message: `${from} ${message}` }];
  });
}

/** Says what is missing at a target within the site; undefined if nothing is. */
function lostTarget(to: string, { pages, hasFile }: BuiltAddresses): string | undefined {
  const { path: encoded, suffix } = splitTarget(to);
  const path = decodeURI(encoded).replace(/(?<=.)\/$/, '');
  const ids = pages.get(path);
  if (!ids) {
    if (hasFile(path)) return undefined;
    const nearest = likelyAddress(path, [...pages.keys()]);
    return `leads to ${to}, which does not exist${nearest ? `; nearest: ${nearest}` : ''}`;
  }
  const id = decodeURIComponent(/#(.+)$/s.exec(suffix)?.[1] ?? '');
  if (id === '' || ids.includes(id)) return undefined;
  const [nearest] = similarNames(id, ids, 1);
  return `leads to ${to}, but the page has no heading #${id}${nearest ? `; nearest: #${nearest}` : ''}`;
}

function problemOfRoute(address: string, site: BuiltAddresses, rules: RedirectsFile): string | undefined {
  const path = address.replace(/(?<=.)\/$/, '');
  if (site.pages.has(path) || site.hasFile(path)) return undefined;
  const moved = matchRedirect(path, rules);
  if (!moved) {
    const nearest = likelyAddress(path, [...site.pages.keys()]);
    const hint = nearest
      ? `the likeliest new address is ${nearest}, as in "- { from: ${path}, to: ${nearest} }"`
      : 'no page has a similar address';
    return (
      `${path} has been published and is no longer built: redirect it in ${rules.file} or list it there under ` +
      `"gone:"; ${hint}`
    );
  }
  // Other targets are checked with the redirect itself.
  if (moved.status === 410 || !hasNames(moved.redirect) || !moved.to.startsWith('/')) return undefined;
  const lost = lostTarget(moved.to, site);
  return lost && `${path} has been published and ${lost}`;
}

function hasNames({ to }: Redirect): boolean {
  return /\/:/.test(splitTarget(to).path.replace(/^https:\/\//i, ''));
}

function problemOfAnchor(address: string, site: BuiltAddresses, rules: RedirectsFile): string | undefined {
  const [page = '', id = ''] = address.split('#');
  const path = page.replace(/(?<=.)\/$/, '');
  const ids = site.pages.get(path);
  if (ids) return ids.includes(id) ? undefined : explainAnchor(address, path, id, ids);
  const moved = matchRedirect(path, rules);
  // Browsers keep the fragment of an address that is redirected to one without a fragment.
  if (!moved || moved.status === 410 || moved.to.includes('#')) return undefined;
  const target = decodeURI(splitTarget(moved.to).path).replace(/(?<=.)\/$/, '');
  const targetIds = site.pages.get(target);
  return targetIds && !targetIds.includes(id) ? explainAnchor(address, target, id, targetIds) : undefined;
}

function explainAnchor(address: string, page: string, id: string, ids: readonly string[]): string {
  const [nearest = 'new-id'] = similarNames(id, ids, 1);
  return (
    `${address} has been published and is no longer an id of ${page}: keep it as an alias of the heading that ` +
    `replaces it, as in "## Heading {#${nearest} ${id}}", or delete this line if nothing does`
  );
}
