import { product } from './config/product';

/**
 * Builds all URLs of the site. They match the route table: without a trailing slash, except for the root and the two
 * playgrounds. Readers can use either form.
 */
export const routes = {
  home: () => '/',
  overview: () => `/docs/rest/${product.slug}-overview`,
  quickStart: () => `/docs/rest/${product.slug}-api`,
  sdks: () => '/docs/sdks',
  streamRecording: () => `/docs/streamrec/${product.slug}-streamrec`,
  aboutCloud: () => `/about_${product.slug}_cloud`,
  releaseNotes: () => '/release-notes',
  releaseNotesFeed: () => '/release-notes/rss.xml',
  search: (query?: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
  searchDescription: () => '/opensearch.xml',
  notFound: () => '/404.html',
  playground: (name: 'layouts' | 'sources') => `/playground/${name}/`,
  cheatsheet: () => `/${product.slug}-api-cheatsheet.pdf`,
  docsRoot: (versionPath: string) => joinPath('/docs', versionPath),
  doc: (versionPath: string, slug: string) => joinPath('/docs', versionPath, slug),
  docCategory: (versionPath: string, slug: string) => joinPath('/docs', versionPath, 'category', slug),
  docTags: (versionPath: string) => joinPath('/docs', versionPath, 'tags'),
  docTag: (versionPath: string, key: string, page = 1) => paged(joinPath('/docs', versionPath, 'tags', key), page),
  blog: (page = 1) => paged('/blog', page),
  blogPost: (slug: string) => joinPath('/blog', slug),
  blogArchive: () => '/blog/archive',
  blogTags: () => '/blog/tags',
  blogTag: (key: string, page = 1) => paged(`/blog/tags/${key}`, page),
  blogAuthors: () => '/blog/authors',
  blogAuthor: (key: string, page = 1) => paged(`/blog/authors/${key}`, page),
  blogFeed: (file: 'rss.xml' | 'atom.xml' | 'feed.json') => `/blog/${file}`,
};

/** URL path of one page of a paginated list; that of the first page is the list's own. */
export function paged(path: string, page: number): string {
  return page > 1 ? `${path}/page/${page}` : path;
}

/** Joins URL path segments with single slashes, with a leading slash and without a trailing one. */
export function joinPath(...parts: string[]): string {
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

/** True for links to files (PDFs, feeds, images), which client navigation must never handle. */
export function isFile(href: string): boolean {
  const path = href.replace(/[?#].*$/s, '');
  return /\.[a-z0-9]{2,5}$/i.test(path) && !/\.html?$/i.test(path);
}

/** Absolute URL for canonical links, feeds and metadata. `siteUrl` has no trailing slash. */
export function absoluteUrl(siteUrl: string, baseUrl: string, path: string): string {
  return `${siteUrl}${withBase(baseUrl, path)}`;
}

/** Prepends the base path (`/` or `/something/`) to a path that begins with a slash; returns other links unchanged. */
export function withBase(baseUrl: string, path: string): string {
  return baseUrl === '/' || !path.startsWith('/') ? path : `${baseUrl.slice(0, -1)}${path}`;
}
