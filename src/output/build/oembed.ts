import { embedCode, embedSize } from '../../playgrounds/shared/embed-code';
import { startPlan } from '../../playgrounds/shared/layout-plan';
import type { SiteConfig } from '../../site/config/site-config';
import { absoluteUrl, isSamePath, routes, type RoutePath } from '../../site/routes';

/** What this needs of a built page. */
interface Page {
  readonly path: RoutePath;
  readonly facts: { readonly title: string; readonly metas: Readonly<Record<string, string>> };
}

/**
 * What other sites show for a link to a page, as https://oembed.com describes it, by path: title and picture; for the
 * layout playground, the layout that it starts with. Pages that search engines must not list have none.
 */
export function oembedFiles(
  pages: readonly Page[],
  site: Pick<SiteConfig, 'title' | 'url' | 'baseUrl'>,
): [path: RoutePath, json: string][] {
  return pages
    .filter(({ path, facts }) => path !== '/404.html' && !/noindex/.test(facts.metas.robots ?? ''))
    .map(({ path, facts }) => [
      routes.oembed(path === '/' ? '/index' : path),
      `${JSON.stringify({
        version: '1.0',
        ...(isSamePath(path, routes.playground('layouts')) ? richLayout(site) : { type: 'link' }),
        title: facts.title.replace(` | ${site.title}`, ''),
        provider_name: site.title,
        provider_url: absoluteUrl(site.url, site.baseUrl, '/'),
        ...thumbnail(facts.metas),
      })}\n`,
    ]);
}

function richLayout(site: Pick<SiteConfig, 'url' | 'baseUrl'>): object {
  const plan = startPlan();
  return { type: 'rich', html: embedCode(plan, site), ...embedSize(plan) };
}

/** Only a picture with a known size: oEmbed wants all three or none. */
function thumbnail(metas: Readonly<Record<string, string>>): object {
  const { 'og:image': url, 'og:image:width': width, 'og:image:height': height } = metas;
  if (!url || !width || !height) return {};
  return { thumbnail_url: url, thumbnail_width: Number(width), thumbnail_height: Number(height) };
}
