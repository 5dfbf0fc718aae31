import { siteConfig } from '../../site/config/site-config';
import { withoutBase, type RoutePath, type SitePath } from '../../site/routes';
import { cacheNames, KEPT } from '../shared/names';

/** A page that can be read without a network. */
export interface KeptPage {
  readonly path: RoutePath;
  readonly title: string;
}

/** The pages that are kept in this browser, by path; none where nothing can be kept. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const { baseUrl, title: siteTitle } = siteConfig;
  try {
    const pages = await caches.open(cacheNames(baseUrl).pages);
    const kept = await Promise.all(
      (await pages.keys()).map(async (key) => {
        const title = decodeURIComponent((await pages.match(key))?.headers.get(KEPT.title) ?? '');
        const path = withoutBase(baseUrl, new URL(key.url).pathname as SitePath);
        return { path, title: title.replace(` | ${siteTitle}`, '') || path };
      }),
    );
    return kept.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  } catch {
    return [];
  }
}
