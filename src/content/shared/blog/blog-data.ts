import type { AuthorView, PostHeadView } from './views';
import type { SiteConfig } from '../../../site/config/site-config';
import { shareImageOf } from '../../../site/head/share-image';
import { publisherId, siteId } from '../../../site/head/page-data';
import { absoluteUrl, isExternal, routes, type RoutePath } from '../../../site/routes';

type Site = Pick<SiteConfig, 'url' | 'baseUrl' | 'blog' | 'i18n' | 'shareImage'>;
type PostData = Pick<PostHeadView, 'title' | 'path' | 'date' | 'authors'> & {
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly image?: string | null | undefined;
  /** Day of the last update. */
  readonly modified?: string | undefined;
  readonly unlisted?: boolean;
};

/** Structured data of one post: a schema.org `BlogPosting`. */
export function blogPostingData(post: PostData, site: Site): object {
  return {
    '@context': 'https://schema.org',
    ...posting({ ...post, image: post.image || shareImageOf(post, site) }, site),
    publisher: { '@id': publisherId(site) },
    isPartOf: { '@type': 'Blog', '@id': absoluteUrl(site.url, site.baseUrl, routes.blog()), name: site.blog.title },
  };
}

/** Structured data of a list of posts: a schema.org `Blog` with the posts on this page. */
export function blogData(posts: readonly PostData[], path: RoutePath, site: Site): object {
  const url = absoluteUrl(site.url, site.baseUrl, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: { '@type': 'CollectionPage', '@id': `${url}#page`, url, isPartOf: { '@id': siteId(site) } },
    headline: site.blog.title,
    description: site.blog.description,
    inLanguage: language(site),
    blogPost: posts.map((post) => posting(post, site)),
  };
}

/** Value of `article:author` for an author: an absolute URL if there is one, otherwise the name. */
export function articleAuthor({ name, href }: AuthorView, site: Pick<Site, 'url' | 'baseUrl'>): string {
  return href === undefined || href.startsWith('mailto:') ? name : toAbsolute(href, site);
}

function posting({ title, path, date, authors, description, keywords, image, modified }: PostData, site: Site): object {
  const url = absoluteUrl(site.url, site.baseUrl, path);
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    name: title,
    description,
    datePublished: date,
    ...(modified === undefined ? {} : { dateModified: modified }),
    inLanguage: language(site),
    author: authors.map((author) => ({
      '@type': 'Organization',
      name: author.name,
      ...(author.href === undefined ? {} : { url: toAbsolute(author.href, site) }),
    })),
    ...(keywords?.length ? { keywords } : {}),
    ...(image ? { image: absoluteUrl(site.url, site.baseUrl, image) } : {}),
  };
}

function toAbsolute(href: RoutePath, site: Pick<Site, 'url' | 'baseUrl'>): string {
  return isExternal(href) ? href : absoluteUrl(site.url, site.baseUrl, href);
}

function language(site: Pick<Site, 'i18n'>): string {
  return site.i18n.localeConfigs[site.i18n.defaultLocale]?.htmlLang ?? site.i18n.defaultLocale;
}
