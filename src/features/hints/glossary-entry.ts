import type { ContentNode } from '../../content/shared/tree/types';
import { siteConfig } from '../../site/config/site-config';
import { routes, withBase, type SitePath } from '../../site/routes';

/** Loads a page and returns its data, as the query of its template selects it. Rejects if that fails. */
export type ReadPage = (path: SitePath) => Promise<unknown>;

/**
 * Returns what an entry of the glossary says, from the page that a link to it leads to; undefined if the page has no
 * such entry, as that of a later release may not.
 */
export async function readEntry(link: HTMLAnchorElement, readPage: ReadPage): Promise<Element | undefined> {
  const data = await readPage(withBase(siteConfig.baseUrl, routes.glossary()));
  const { content = [] } = (data as { page?: { content?: readonly ContentNode[] } } | undefined)?.page ?? {};
  const html = content.map((node) => (node.type === 'html' ? node.html : '')).join('');
  const term = new DOMParser().parseFromString(html, 'text/html').getElementById(link.hash.slice(1));
  return term?.nextElementSibling ?? undefined;
}
