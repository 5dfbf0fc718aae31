import { INDEX_FOLDER, MANIFEST_NAME } from '../../src/search/shared/engine/packed-index';
import { createIndexFiles, type IndexFiles } from '../../src/search/shared/engine/index-files';
import { machineRoutes } from '../../src/site/machine-routes';
import type { ReleaseNotesFile } from '../../src/content/build/release-notes/release-notes-data';
import { readApi, type Api } from './api';
import { SiteError } from './docs-error';
import { readPageList, type ListedPage } from './page-list';
import type { SiteFiles } from './site-files';

/** What a built site says, read when it is needed and kept until the site is built again. */
export interface SiteData {
  /** Title of the site. */
  readonly title: string;
  /** URL of the first page, with a slash at its end. */
  readonly root: string;
  readonly pages: readonly ListedPage[];
  readonly search: IndexFiles;
  /** Markdown of a page; undefined if there is none at its path. */
  readonly page: (path: string) => Promise<string | undefined>;
  /** @throws SiteError if the site publishes no description. */
  readonly api: () => Promise<Api>;
  /** Text of a published file. */
  readonly file: (path: string) => Promise<string>;
  /** Months, newest first. */
  readonly releaseNotes: () => Promise<ReleaseNotesFile>;
}

/** Returns the data of the site as it is now. */
export type CurrentSite = () => Promise<SiteData>;

/** How long the data of a site on the network is used before it is asked for news, in milliseconds. */
const FRESH_TIME = 60_000;

/**
 * Reads a site, and again once its search index has changed, which each build names by its content.
 *
 * @param freshTime milliseconds between two looks at the manifest of the index
 */
export function watchSite(files: SiteFiles, freshTime = FRESH_TIME, now: () => number = Date.now): CurrentSite {
  let known: { readonly manifest: string; readonly data: Promise<SiteData> } | undefined;
  let looked = -Infinity;
  return async () => {
    if (known && now() - looked < freshTime) return known.data;
    const manifest = await required(files, `/${INDEX_FOLDER}/${MANIFEST_NAME}`);
    looked = now();
    if (known?.manifest !== manifest) {
      const data = readSite(files);
      known = { manifest, data };
      data.catch(() => {
        known = undefined;
      });
    }
    return known.data;
  };
}

async function readSite(files: SiteFiles): Promise<SiteData> {
  const index = await required(files, '/llms.txt');
  const first = await required(files, '/index.md');
  const root = /^url: (\S+)$/m.exec(first)?.[1]?.replace(/\/?$/, '/');
  const title = /^# (.+)$/m.exec(index)?.[1];
  if (root === undefined || title === undefined)
    throw unreadable(files, root === undefined ? '/index.md' : '/llms.txt');
  const search = createIndexFiles(async (name) => parseJson(files, `/${INDEX_FOLDER}/${name}`));
  await search.engine().catch((error: unknown) => {
    throw error instanceof SiteError ? error : unreadable(files, `/${INDEX_FOLDER}`, (error as Error).message);
  });
  const api = once(async () => readApi(await required(files, '/openapi.json')));
  const releaseNotes = once(async () => (await parseJson(files, machineRoutes.releaseNotesData())) as ReleaseNotesFile);
  return {
    title,
    root,
    pages: readPageList(index, root),
    search,
    page: (path) => files.read(path === '/' ? '/index.md' : `${path}.md`),
    file: (path) => required(files, path),
    api,
    releaseNotes,
  };
}

async function required(files: SiteFiles, path: string): Promise<string> {
  const text = await files.read(path);
  if (text !== undefined) return text;
  throw new SiteError(`${files.place} has no ${path}: it is missing or from an older build. Run npm run build.`);
}

async function parseJson(files: SiteFiles, path: string): Promise<unknown> {
  const text = await required(files, path);
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(files, path);
  }
}

function unreadable({ place }: SiteFiles, path: string, reason?: string): SiteError {
  return new SiteError(
    `${path} in ${place} cannot be read${reason === undefined ? '' : ` (${reason})`}: it is damaged or from another ` +
      'build. Run npm run build.',
  );
}

/** Calls a function once, and again after a failure. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= read();
    result.catch(() => {
      result = undefined;
    });
    return result;
  };
}
