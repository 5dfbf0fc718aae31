import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SavablePages } from '../shared/areas';
import { readPageFacts } from '../shared/page-facts';
import type { WorkerParts } from './worker-parts';

const PAGE = /(?:^|\/)index\.html$/;

/**
 * The pages of a built site that readers can save, with what they take and which content they have.
 *
 * @param folder the built site
 */
export function listSavablePages(
  folder: string,
  { baseUrl, dataFolder, scripts, searchCode }: Pick<WorkerParts, 'baseUrl' | 'dataFolder' | 'scripts' | 'searchCode'>,
): SavablePages {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => PAGE.test(file));
  const chunks = Object.keys(scripts).toSorted();
  const pages = files.toSorted().flatMap((file) => {
    const html = readFileSync(join(folder, file));
    const facts = readPageFacts(html.toString(), baseUrl);
    const data = join(folder, dataFolder, file.replace(/\/?index\.html$/, '') || 'index', 'page-data.json');
    if (!facts || !existsSync(data)) return [];
    const content = readFileSync(data);
    const kind = chunks.indexOf(parsePageData(content.toString()).componentChunkName);
    const digest = createHash('sha256').update(html).update(content).digest('hex').slice(0, 12);
    const bytes = html.length + content.length + picturesOf(folder, facts.files, baseUrl);
    return [[facts.path, [bytes, digest, kind] as const] as const];
  });
  const kinds = chunks.map((chunk) => scripts[chunk] ?? []);
  return { pages: Object.fromEntries(pages), kinds, search: searchFiles(folder, searchCode) };
}

/** The code of the search and the files of the local index, if there is one. */
function searchFiles(folder: string, code: readonly string[]): SavablePages['search'] {
  const index = join(folder, 'search-index');
  const names = existsSync(index) ? readdirSync(index).filter((name) => /^\w+\.[0-9a-f]+\.json$/.test(name)) : [];
  const files = [...code, ...names.toSorted().map((name) => `search-index/${name}`)];
  return { files, bytes: files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) };
}

/** Bytes of a page's own files. Scripts and style sheets are those of all pages. */
function picturesOf(folder: string, files: readonly string[], baseUrl: string): number {
  return files
    .filter((file) => !/\.(?:js|css|woff2)$/.test(file))
    .map((file) => statSync(join(folder, file.slice(baseUrl.length)), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}

/** What Gatsby's data of a page say about its files. */
interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes?: readonly string[];
}

export function parsePageData(text: string): PageData {
  return JSON.parse(text) as PageData;
}
