import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { createIndexFiles, type IndexFiles } from '../../src/search/shared/engine/index-files';
import { INDEX_FOLDER, MANIFEST_NAME } from '../../src/search/shared/engine/packed-index';
import { readApi, type Api } from './api';

/** The most characters of a file; the largest is the API description. */
const LONGEST = 20_000_000;
const PATIENCE = 10_000;
const MANIFEST = `/${INDEX_FOLDER}/${MANIFEST_NAME}`;

/** Reads a file of a built site by its path from the root; undefined if there is none. */
export type ReadSiteFile = (path: string) => Promise<string | undefined>;

/** What a built site says, read when it is needed and kept until the site is built again. */
export interface SiteData {
  /** URL of the first page, with a slash at its end. */
  readonly root: string;
  readonly search: IndexFiles;
  /** Markdown of a page; undefined if there is none at its path. */
  readonly page: ReadSiteFile;
  readonly api: () => Promise<Api>;
}

/** Returns the data of the site as it is now. */
export type CurrentSite = () => Promise<SiteData>;

/** Files in a folder. Nothing outside of it can be read. */
export function folderFiles(folder: string): ReadSiteFile {
  const root = resolve(folder);
  return async (path) => {
    const file = resolve(join(root, path));
    return file.startsWith(root + sep) ? readFile(file, 'utf8').catch(() => undefined) : undefined;
  };
}

/** Files below an address. Nothing else is requested: redirects to elsewhere are refused. */
export function addressFiles(address: string): ReadSiteFile {
  const root = address.replace(/\/*$/, '/');
  return async (path) => {
    const { href } = new URL(path.slice(1), root);
    if (!href.startsWith(root)) return undefined;
    const response = await fetch(href, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return undefined;
    if (Number(response.headers.get('content-length') ?? 0) > LONGEST) throw new Error(`${href} is too large.`);
    return response.text();
  };
}

/** Reads a site, and again once its search index has changed, which each build names by its content. */
export function watchSite(read: ReadSiteFile): CurrentSite {
  let known: { readonly manifest: string; readonly data: Promise<SiteData> } | undefined;
  return async () => {
    const manifest = await required(read, MANIFEST);
    if (known?.manifest !== manifest) known = { manifest, data: readSite(read) };
    return known.data.catch((error: unknown) => {
      known = undefined;
      throw error;
    });
  };
}

async function readSite(read: ReadSiteFile): Promise<SiteData> {
  const root = /^url: (\S+)$/m.exec(await required(read, '/index.md'))?.[1]?.replace(/\/?$/, '/');
  if (root === undefined) throw new Error('/index.md names no URL. Run npm run build.');
  const search = createIndexFiles(
    async (name) => JSON.parse(await required(read, `/${INDEX_FOLDER}/${name}`)) as unknown,
  );
  await search.engine();
  let api: Api | undefined;
  return {
    root,
    search,
    page: (path) => read(path === '/' ? '/index.md' : `${path}.md`),
    api: async () => (api ??= readApi(await required(read, '/openapi.json'))),
  };
}

async function required(read: ReadSiteFile, path: string): Promise<string> {
  const text = await read(path);
  if (text !== undefined) return text;
  throw new Error(`The site has no ${path}: it is missing or from an older build. Run npm run build.`);
}
