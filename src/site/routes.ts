import { productSlug } from './config/product-name';
import { toKebab } from './slug';

declare const basePath: unique symbol;

/**
 * A path without the base path, as in the route table, or an external URL. A plain string is accepted, because paths in
 * content and in query results are strings, but a path that already contains the base path is not.
 */
export type RoutePath = string & { readonly [basePath]?: 'missing' };

/** What a browser gets: a path that contains the base path, or an external URL. Only this file adds the base path. */
export type SitePath = string & { readonly [basePath]: 'included' };

/** A complete URL of a page or file of the site. */
export type AbsoluteUrl = string & { readonly [basePath]: 'absolute' };

/**
 * Builds all URLs of the site. They match the route table: without a trailing slash, except for the root and the two
 * playgrounds. Readers can use either form.
 */
export const routes = {
  home: (): RoutePath => '/',
  sdkTypes: (): RoutePath => '/docs/sdks/js/fundamentals/types',
  overview: (): RoutePath => `/docs/rest/${productSlug}-overview`,
  quickStart: (): RoutePath => `/docs/rest/${productSlug}-api`,
  sdks: (): RoutePath => '/docs/sdks',
  streamRecording: (): RoutePath => `/docs/streamrec/${productSlug}-streamrec`,
  glossary: (): RoutePath => '/glossary',
  aboutCloud: (): RoutePath => `/about_${productSlug}_cloud`,
  releaseNotes: (): RoutePath => '/release-notes',
  /** The feed of the release notes: of one product, or of all. */
  releaseNotesFeed: (product?: string): RoutePath =>
    joinPath('/release-notes', product === undefined ? '' : toKebab(product), 'rss.xml'),
  search: (query?: string): RoutePath => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
  offline: (): RoutePath => '/offline',
  sitemap: (): RoutePath => '/sitemap.xml',
  searchDescription: (): RoutePath => '/opensearch.xml',
  manifest: (): RoutePath => '/manifest.webmanifest',
  touchIcon: (): RoutePath => '/apple-touch-icon.png',
  /** Data for the form that sends a call of the API. */
  consoleCall: (operationId: string, versionPath = ''): RoutePath =>
    joinPath('/console', versionPath, `${operationId}.json`),
  /** The calls of the API's description, for its stand-in in browsers. */
  mockCalls: (): RoutePath => '/console/mock-calls.json',
  /** The picture that previews of a page show: that of the site for `/`. */
  shareImage: (page: RoutePath): RoutePath => `${joinPath('/share', page)}.png`,
  notFound: (): RoutePath => '/404.html',
  playground: (name: 'layouts' | 'sources'): RoutePath => `/playground/${name}/`,
  cheatsheet: (): RoutePath => `/${productSlug}-api-cheatsheet.pdf`,
  docsRoot: (versionPath: string): RoutePath => joinPath('/docs', versionPath),
  doc: (versionPath: string, slug: string): RoutePath => joinPath('/docs', versionPath, slug),
  docCategory: (versionPath: string, slug: string): RoutePath => joinPath('/docs', versionPath, 'category', slug),
  docTags: (versionPath: string): RoutePath => joinPath('/docs', versionPath, 'tags'),
  docTag: (versionPath: string, key: string): RoutePath => joinPath('/docs', versionPath, 'tags', key),
  blog: (page = 1) => paged('/blog', page),
  blogPost: (slug: string): RoutePath => joinPath('/blog', slug),
  blogArchive: (): RoutePath => '/blog/archive',
  blogTags: (): RoutePath => '/blog/tags',
  /** The feed of a tag's posts. `tag` is the path of the tag. */
  blogTagFeed: (tag: RoutePath): RoutePath => joinPath(tag, 'rss.xml'),
  blogTag: (key: string): RoutePath => `/blog/tags/${key}`,
  blogAuthors: (): RoutePath => '/blog/authors',
  blogAuthor: (key: string): RoutePath => `/blog/authors/${key}`,
  blogFeed: (file: 'rss.xml' | 'atom.xml' | 'feed.json'): RoutePath => `/blog/${file}`,
};

/** URL path of one page of a paginated list; that of the first page is the list's own. */
export function paged(path: RoutePath, page: number): RoutePath {
  return page > 1 ? `${path}/page/${page}` : path;
}

/** Joins URL path segments with single slashes, with a leading slash and without a trailing one. */
export function joinPath(...parts: RoutePath[]): RoutePath {
  const joined = parts.flatMap((part) => part.split('/')).filter((part) => part !== '');
  return `/${joined.join('/')}`;
}

/** Normalizes a path for comparison: lower case, without trailing slash, query and hash. */
export function comparablePath(path: string): string {
  const bare = path.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return (bare === '' ? '/' : bare).toLowerCase();
}

export function isSamePath(one: string, other: string): boolean {
  return comparablePath(one) === comparablePath(other);
}

/** True for URLs that leave the site: those with a scheme or two leading slashes. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/**
 * True for links to files (PDFs, feeds, images), which client navigation must never handle. An ending has a letter: the
 * first page of a version is at `/docs/2.10`.
 */
export function isFile(href: string): boolean {
  const path = href.replace(/[?#].*$/s, '');
  return /\.(?=[a-z0-9]*[a-z])[a-z0-9]{2,5}$/i.test(path) && !/\.html?$/i.test(path);
}

/** Absolute URL for canonical links, feeds and metadata. `siteUrl` has no trailing slash. */
export function absoluteUrl(siteUrl: string, baseUrl: string, path: RoutePath): AbsoluteUrl {
  return `${siteUrl}${withBase(baseUrl, path)}` as AbsoluteUrl;
}

/** Prepends the base path (`/` or `/something/`) to a path that begins with a slash; returns other links unchanged. */
export function withBase(baseUrl: string, path: RoutePath): SitePath {
  return (baseUrl === '/' || !path.startsWith('/') ? path : `${baseUrl.slice(0, -1)}${path}`) as SitePath;
}

/** Removes the base path (`/` or `/something/`) from a path below it. */
export function withoutBase(baseUrl: string, path: SitePath): RoutePath {
  return path.slice(baseUrl.length - 1) || '/';
}
