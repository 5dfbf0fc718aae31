import { hasRoom, PAGE_LIMITS } from '../shared/limits';
import { KEPT } from '../shared/names';
import { readPageFacts } from '../shared/page-facts';
import { mayKeep, pageDataUrl, pageKey, queryDataUrl } from '../shared/requests';
import { digestOf } from './digest';
import { keepFiles, ONLY_STORED } from './files';
import { copyWith, dataKey, oneAtATime, openData, openPages, removeOldPages } from './kept-pages';
import { baseUrl, type LongEvent } from './scope';

export interface PageToKeep {
  readonly path: string;
  /** Identifies the scripts of that release. */
  readonly compilationHash: string;
  /** Path and query of the release's `app-data.json`. */
  readonly appData: string;
  /**
   * Paths of files that the page has loaded in addition to those that its HTML names, or if it is one of many, those
   * that it needs.
   */
  readonly files: readonly string[];
  readonly mayFetch: boolean;
  /** Whether the page is one of many that are kept one after another: then old pages are removed after the last. */
  readonly isOneOfMany?: boolean;
}

interface Fetched {
  readonly response: Response;
  readonly text: string;
}

/**
 * Keeps a page with its data and files, all of one release. Does nothing if it cannot be fetched or must not be kept.
 *
 * @returns the page's release and its scripts
 */
export async function keepPage(
  { path, files, mayFetch, isOneOfMany = false, ...tab }: PageToKeep,
  event: LongEvent,
): Promise<{ readonly release: string; readonly compilationHash: string } | undefined> {
  // Always as the host has it now: what the browser has of another release must not be mixed in.
  const options: RequestInit = mayFetch ? { cache: 'no-cache' } : ONLY_STORED;
  const get = (url: string, expects: 'page' | 'file') => fetchText(url, expects, options);
  const key = pageKey(path, baseUrl);
  const page = await get(path, 'page');
  const facts = page && readPageFacts(page.text, baseUrl);
  // A host can answer with another page, for instance with that of errors.
  if (!facts || pageKey(baseUrl.slice(0, -1) + facts.path, baseUrl) !== key) return undefined;
  // The folder of the data can be named after the release, which may have changed since the tab was opened.
  const appData = tab.appData.replace(tab.compilationHash, facts.compilationHash);
  const app = await get(appData, 'file');
  const data = await get(pageDataUrl(appData, key, baseUrl), 'file');
  if (!app || !data || readJson(app).webpackCompilationHash !== facts.compilationHash) return undefined;
  const queryUrls = (readJson(data).staticQueryHashes ?? []).map((hash) => queryDataUrl(appData, hash));
  const queries = await Promise.all(queryUrls.map((url) => get(url, 'file')));
  // The same HTML before and after its data: no release came in between.
  if (queries.includes(undefined) || (await get(path, 'page'))?.text !== page.text) return undefined;

  const shared = [[appData, app] as const, ...queryUrls.map((url, index) => [url, queries[index]!] as const)];
  const release = await digestOf(...shared.map(([, { text }]) => text));
  const digest = await digestOf(release, page.text, data.text);
  if (!hasRoom((await navigator.storage?.estimate()) ?? {})) return undefined;
  const missing = await keepFiles([...new Set([...facts.files, ...files])], mayFetch, event);
  const needed = isOneOfMany ? [...facts.files, ...files] : facts.files;
  if (missing.some((file) => needed.includes(file) && /\.(?:js|css)$/.test(file))) return undefined;

  const as = { [KEPT.release]: release };
  const write = async (): Promise<void> => {
    const store = await openData();
    for (const [url, { response, text }] of shared)
      await store.put(dataKey(url, release), copyWith(response, text, as));
    const own = { ...as, [KEPT.digest]: digest };
    await store.put(dataKey(pageDataUrl(appData, key, baseUrl), release), copyWith(data.response, data.text, own));
    const about = {
      [KEPT.title]: encodeURIComponent(facts.title),
      [KEPT.at]: String(Date.now()),
      [KEPT.bytes]: String(page.text.length + data.text.length),
    };
    // Last: a page is only used if all of it is there.
    await (await openPages()).put(key, copyWith(page.response, page.text, { ...own, ...about }));
  };
  const isKept = await oneAtATime(async () => {
    const isWritten = await withinQuota(write);
    if (!isOneOfMany) await removeOldPages();
    return isWritten;
  });
  if (!isKept) return undefined;
  return { release, compilationHash: facts.compilationHash };
}

async function fetchText(url: string, expects: 'page' | 'file', options: RequestInit): Promise<Fetched | undefined> {
  try {
    const response = await fetch(url, options);
    const isSame = pageKey(new URL(response.url).pathname, baseUrl) === pageKey(url, baseUrl);
    return isSame && mayKeep(response, expects) ? { response, text: await response.text() } : undefined;
  } catch {
    return undefined;
  }
}

interface DataFile {
  readonly webpackCompilationHash?: string;
  readonly staticQueryHashes?: readonly string[];
}

function readJson({ text }: Fetched): DataFile {
  try {
    return JSON.parse(text) as DataFile;
  } catch {
    return {};
  }
}

/** Makes room once if the browser's quota is used up; returns false if there still is none. */
async function withinQuota(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    await removeOldPages({ ...PAGE_LIMITS, entries: PAGE_LIMITS.entries / 4 });
    return write().then(
      () => true,
      () => false,
    );
  }
}
