import type { SiteConfig } from '../config/site-config';
import { absoluteUrl, withBase, type RoutePath } from '../routes';
import { twinOf } from '../twins';
import { alternatesOf, canonicalUrl } from './alternates';
import { pageData, type PageType } from './page-data';
import { SHARE_IMAGE_SIZE, shareImageOf } from './share-image';

/** Metadata of a page for its head. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** URL path as in the route table. */
  readonly path: RoutePath;
  /** Path of the page that search engines list in its place, if not itself. */
  readonly canonical?: RoutePath | undefined;
  /** The languages in which the page has a text of its own; all if missing. */
  readonly languages?: readonly string[] | undefined;
  readonly keywords?: readonly string[];
  /** Path of the page's own preview image, relative to the site's root. */
  readonly image?: RoutePath | null;
  /** False if previews show the picture of the site, as those of pages do that are not indexed. */
  readonly hasOwnPicture?: boolean;
  /** `noindex` keeps the page out of search engines; `follow` still lets them follow its links. */
  readonly robots?: 'noindex, nofollow' | 'noindex, follow' | undefined;
  /** True for a page that only readers with its URL find: the same as `noindex, nofollow`. */
  readonly unlisted?: boolean;
  /** Search facet that distinguishes areas and lists. */
  readonly searchTag?: string;
  readonly version?: string;
  readonly type?: 'website' | 'article';
  /** Whether the page can be shown in another one. Articles can, as a link with their picture. */
  readonly canBeEmbedded?: boolean;
  readonly article?: {
    readonly published: string;
    readonly authors: readonly string[];
    readonly tags: readonly string[];
  };
  /** What structured data calls the page, `WebPage` if nothing else; null if `structuredData` describes it. */
  readonly pageType?: PageType | null;
  /** Day or time of the last change. */
  readonly modified?: string | null;
  /** More structured data, one block each. */
  readonly structuredData?: readonly object[];
}

export type HeadTag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }
  | { readonly tag: 'script'; readonly json: string };

/**
 * Builds the tags of a page's head. URLs are absolute; `<` in structured data is escaped, so that it cannot close the
 * script element.
 */
export function buildHead(page: PageMeta, site: SiteConfig): HeadTag[] {
  const title = page.title === site.title ? page.title : `${page.title} | ${site.title}`;
  const url = canonicalUrl(page.path, site, page.languages);
  const canonical = canonicalUrl(page.canonical ?? page.path, site, page.languages);
  const locale = site.i18n.localeConfigs[site.i18n.defaultLocale];
  const twin = twinOf(page.path);
  const shared = page.image ? undefined : shareImageOf(page, site);
  const image = page.image || shared;
  const imageUrl = image && absoluteUrl(site.url, site.baseUrl, image);
  const metas: [string, string, string | undefined][] = [
    ['name', 'description', page.description || undefined],
    ['name', 'keywords', page.keywords?.length ? page.keywords.join(',') : undefined],
    ['name', 'robots', page.unlisted || site.indexing === 'off' ? 'noindex, nofollow' : page.robots],
    ['property', 'og:title', title],
    ['property', 'og:description', page.description || undefined],
    ['property', 'og:url', url],
    ['property', 'og:type', page.type ?? 'website'],
    ['property', 'og:site_name', site.title],
    ['property', 'og:locale', locale?.htmlLang.replace('-', '_') ?? 'en'],
    ['property', 'og:image', imageUrl],
    ['property', 'og:image:width', shared && String(SHARE_IMAGE_SIZE.width)],
    ['property', 'og:image:height', shared && String(SHARE_IMAGE_SIZE.height)],
    ['property', 'og:image:alt', shared && title],
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
    ['name', 'docsearch:language', locale?.htmlLang ?? 'en'],
    ['name', 'docsearch:version', page.version],
    ['name', 'docsearch:docusaurus_tag', page.searchTag ?? 'default'],
    ['property', 'article:published_time', page.article?.published],
    ...(page.article?.authors ?? []).map((author): [string, string, string] => ['property', 'article:author', author]),
    ...(page.article?.tags ?? []).map((tag): [string, string, string] => ['property', 'article:tag', tag]),
  ];
  return [
    { tag: 'title', text: title },
    ...metas.flatMap(([kind, name, content]): HeadTag[] =>
      content === undefined ? [] : [{ tag: 'meta', attributes: { [kind]: name, content } }],
    ),
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...alternatesOf(page.path, site, page.languages).map((other): HeadTag => ({
      tag: 'link',
      attributes: { rel: 'alternate', hrefLang: other.lang, href: other.url },
    })),
    ...(twin === undefined
      ? []
      : [
          {
            tag: 'link' as const,
            attributes: { rel: 'alternate', type: 'text/markdown', href: withBase(site.baseUrl, twin) },
          },
        ]),
    ...structuredData(page, site).map((data): HeadTag => ({
      tag: 'script',
      json: JSON.stringify(data).replace(/</g, '\\u003c'),
    })),
  ];
}

/** The block that describes the page comes first. */
function structuredData(page: PageMeta, site: SiteConfig): readonly object[] {
  const { pageType: type = 'WebPage', structuredData: others = [] } = page;
  return type === null ? others : [pageData({ ...page, type }, site), ...others];
}
