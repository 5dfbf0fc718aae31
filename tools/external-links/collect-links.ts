import type { BuiltPage } from '../../src/output/build/links';
import type { ExternalLink } from './types';

/**
 * Collects the http and https links of pages that lead to other sites, sorted by URL. A link to another part of the
 * site's own host counts as one of its own, as it does for the build.
 *
 * @param siteUrl protocol and host of the site
 */
export function collectExternalLinks(pages: readonly BuiltPage[], siteUrl: string): ExternalLink[] {
  const { origin: own } = new URL(siteUrl);
  const found = new Map<string, Set<string>>();
  for (const { path, facts } of pages)
    for (const href of facts.links) {
      const url = externalUrl(href, siteUrl);
      if (url === undefined || url.origin === own) continue;
      url.hash = '';
      found.set(url.href, (found.get(url.href) ?? new Set()).add(path));
    }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([url, paths]) => ({ url, pages: [...paths] }));
}

function externalUrl(href: string, siteUrl: string): URL | undefined {
  if (!/^(?:https?:)?\/\//i.test(href.trim()) || !URL.canParse(href, siteUrl)) return undefined;
  return new URL(href, siteUrl);
}
