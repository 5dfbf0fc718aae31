/** What a request is for. Everything else is left to the browser. */
export type RequestKind = 'page' | 'data' | 'file' | 'latest' | 'other';

/** Names of files that never change: a digest is part of them. */
const HASHED =
  /^(?:[\w~.-]+[.-][0-9a-f]{8,}\.(?:js|css)$|(?:assets|diagrams|static)\/.|search-index\/(?:[\w.-]+\/)?\w+\.[0-9a-f]{8,}\.json$)/;
/** The search manifest of each version of the docs, and what the console knows of a call, and the mock API of all. */
const LATEST = /^(?:search-index\/(?:[\w.-]+\/)?manifest|console\/[\w-]+)\.json$/;
/** Numbers are no endings: the first page of a version is at `docs/2.0`. */
const PAGE = /(?:^|\/)[^/.]*(?:\.\d+)*$|\.html$/;
/** Data of pages and those that all pages share, in a folder that is named after the version of the code. */
const DATA = /^page-data\/.+\.json$/;

/**
 * @param pathname path of the URL, with the base path
 * @param baseUrl path below which the site is served, with a slash at both ends
 */
export function kindOf(pathname: string, baseUrl: string, isNavigation: boolean): RequestKind {
  if (!`${pathname}/`.startsWith(baseUrl)) return 'other';
  const path = pathname.slice(baseUrl.length);
  if (DATA.test(path)) return 'data';
  if (LATEST.test(path)) return 'latest';
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

/** The part of a response that decides whether it may be kept. */
export interface ResponseFacts {
  readonly status: number;
  /** `basic` for a response of the same origin. */
  readonly type: string;
  /** A redirected response cannot answer a navigation. */
  readonly redirected: boolean;
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
    !response.redirected &&
    !/\bno-store\b/i.test(response.headers.get('cache-control') ?? '') &&
    response.headers.get('vary')?.trim() !== '*' &&
    isHtml === (expects === 'page')
  );
}
