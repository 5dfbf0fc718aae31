/**
 * Loads the code and data of pages in a build, where it replaces Gatsby's loader, which every reader would load too: it
 * also knows slices, partial hydration, redirects, paths with parameters and a queue for prefetching.
 *
 * Relies on gatsby 5.16: what `page-data.json` contains, that the result of a static query is in `sq/d/HASH.json`, and
 * that a module of pages (`$virtual/async-requires`) belongs to each `componentChunkName`. The files are in the folder
 * of the version that is running (ADR 15).
 */
import type { ComponentType } from 'react';
import { siteConfig } from '../../site/config/site-config';
import { withBase, withoutBase, type SitePath } from '../../site/routes';
import { queryResults } from './static-query';

/** What a page's component and head get from Gatsby's queries and `createPage`. */
interface PageProps {
  readonly data: object;
  readonly pageContext: object;
}

interface PageModule {
  readonly default: ComponentType<PageProps & { readonly location: Pick<Location, 'pathname' | 'search'> }>;
  readonly Head: ComponentType<PageProps>;
}

export type PageModules = Readonly<Record<string, () => Promise<PageModule>>>;

/** A page's code and data. */
export interface LoadedPage {
  /** The page's own path, without the base path. */
  readonly path: string;
  readonly module: PageModule;
  readonly props: PageProps;
}

/** The content of `page-data.json`. */
interface PageData {
  readonly path: string;
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
  readonly result: PageProps;
}

/** Finds pages by the path of an address, with the base path, and with or without a slash at the end. */
export interface PageLoader {
  /**
   * Loads the page of an address, once unless that fails.
   *
   * @param shown path of the page that the server sent in its place
   * @param isTemporary whether the page of the address may be there at the next attempt
   * @returns rejects with a message for the reader
   */
  readonly load: (path: string, shown?: string, isTemporary?: boolean) => Promise<LoadedPage>;
  /** Returns a page that has been loaded. */
  readonly loaded: (path: string) => LoadedPage;
}

export function createPageLoader(modules: PageModules): PageLoader {
  const requests = new Map<string, Promise<LoadedPage>>();
  const pages = new Map<string, LoadedPage>();

  const request = async (folder: string, address: string): Promise<LoadedPage> => {
    const { path, componentChunkName, staticQueryHashes, result } = await fetchJson<PageData>(`${folder}/page-data`);
    const [module] = await Promise.all([modules[componentChunkName]!(), ...staticQueryHashes.map(loadResult)]);
    const page = { path, module, props: result };
    pages.set(address, page);
    return page;
  };

  return {
    load: (path, shown = path, isTemporary = false) => {
      const address = folderOf(path);
      const page = requests.get(address) ?? request(folderOf(shown), address);
      if (!isTemporary) requests.set(address, page);
      page.catch(() => requests.delete(address));
      return page;
    },
    loaded: (path) => pages.get(folderOf(path))!,
  };
}

/** The folder of a page's data. */
function folderOf(path: string): string {
  return withoutBase(siteConfig.baseUrl, path as SitePath).replace(/^\/|\/$/g, '') || 'index';
}

/** Loads the result of a static query. All pages share that of the frame. */
async function loadResult(hash: string): Promise<void> {
  queryResults[hash] ??= await fetchJson(`sq/d/${hash}`);
}

async function fetchJson<Content>(name: string): Promise<Content> {
  const path = `/page-data/${window.___webpackCompilationHash}/${name}.json`;
  try {
    const response = await fetch(withBase(siteConfig.baseUrl, path));
    if (response.ok) return (await response.json()) as Content;
  } catch {
    // Readers are told the same if there is no connection, or something else than JSON.
  }
  throw new Error(STRINGS.loadError.notFetched);
}
