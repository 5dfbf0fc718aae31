/** What a request is for. Everything else is left to the browser. */
export type RequestKind = 'page' | 'page-data' | 'release-data' | 'file' | 'search-manifest' | 'call' | 'other';

/** Names of files that never change: a digest is part of them. */
const HASHED =
  /^(?:[\w~.-]+[.-][0-9a-f]{8,}\.(?:js|css)$|(?:assets|diagrams|static)\/.|search-index\/(?:[\w.-]+\/)?\w+\.[0-9a-f]{8,}\.json$)/;
/** Names the current index of the last version of the docs, or of another one. */
const SEARCH_MANIFEST = /^search-index\/(?:[\w.-]+\/)?manifest\.json$/;
/** Numbers are no endings: the first page of a version is at `docs/2.0`. */
const PAGE = /(?:^|\/)[^/.]*(?:\.\d+)*$|\.html$/;
/** Data folders may be named by release: `page-data/RELEASE/…`. */
const PAGE_DATA = /^page-data\/(?:.+\/)?page-data\.json$/;
const RELEASE_DATA = /^page-data\/(?:.+\/)?(?:app-data\.json|sq\/d\/[\w-]+\.json)$/;

/** What the console knows of a call, and the mock API of all of them. */
const CALL = /^console\/[\w-]+\.json$/;

/**
 * @param pathname path of the URL, with the base path
 * @param baseUrl path below which the site is served, with a slash at both ends
 */
export function kindOf(pathname: string, baseUrl: string, isNavigation: boolean): RequestKind {
  if (!`${pathname}/`.startsWith(baseUrl)) return 'other';
  const path = pathname.slice(baseUrl.length);
  if (PAGE_DATA.test(path)) return 'page-data';
  if (RELEASE_DATA.test(path)) return 'release-data';
  if (SEARCH_MANIFEST.test(path)) return 'search-manifest';
  if (CALL.test(path)) return 'call';
  if (HASHED.test(path)) return 'file';
  // Frames of other sites show these: a page in their place would be refused there.
  return isNavigation && PAGE.test(path) ? 'page' : 'other';
}

/** Path by which a page is kept, whatever form of its address is requested: without slash, `.html`, query and hash. */
export function pageKey(pathname: string, baseUrl: string): string {
  const bare = pathname
    .replace(/[?#].*$/s, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return `${bare}/` === baseUrl || bare === '' ? baseUrl : bare;
}

/**
 * URLs of the data of a page, of the same release and with the same query as an `app-data.json`.
 *
 * @param appData path and query of `app-data.json`
 * @param page key of the page
 */
export function pageDataUrl(appData: string, page: string, baseUrl: string): string {
  const path = page === baseUrl ? 'index' : page.slice(baseUrl.length);
  return appData.replace(/app-data\.json/, `${path}/page-data.json`);
}

export function queryDataUrl(appData: string, hash: string): string {
  return appData.replace(/app-data\.json/, `sq/d/${hash}.json`);
}

/** The part of a response that decides whether it may be kept. */
export interface ResponseFacts {
  readonly status: number;
  /** `basic` for a response of the same origin. */
  readonly type: string;
  readonly headers: { get(name: string): string | null };
}

/**
 * True if a response may be kept: complete, of the same origin, allowed by the host, and of the expected kind. A host
 * can answer with a page in place of a file that it does not have.
 */
export function mayKeep(response: ResponseFacts, expects: 'page' | 'file'): boolean {
  const isHtml = (response.headers.get('content-type') ?? '').includes('text/html');
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !/\bno-store\b/i.test(response.headers.get('cache-control') ?? '') &&
    response.headers.get('vary')?.trim() !== '*' &&
    isHtml === (expects === 'page')
  );
}
