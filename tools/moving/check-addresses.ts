import { findAddressProblems } from '../../src/output/build/redirects/address-problems';
import { parsePublished, type Published, type PublishedList } from '../../src/output/build/redirects/published';
import { parseRedirects, type RedirectsFile } from '../../src/output/build/redirects/read-redirects';
import { ContentError, formatProblem, type Problem } from '../../src/site/problems';
import { matchRedirect, NO_REDIRECTS } from '../../src/site/redirects';
import { isFile } from '../../src/site/routes';
import type { SourcePage, Sources } from './types';

const lists = new Map<string, { readonly text: string; readonly list: PublishedList }>();

/** The addresses that releases have published. Remembered, because most changes leave the lists as they are. */
export function readPublishedOf({ root, texts }: Pick<Sources, 'root' | 'texts'>): Published {
  const read = (kind: keyof Published): PublishedList => {
    const file = `${root}/data/published-${kind}.txt`;
    const text = texts.get(file) ?? '';
    const found = lists.get(file);
    if (found?.text === text) return found.list;
    const list = parsePublished(text, file, kind);
    lists.set(file, { text, list });
    return list;
  };
  return { routes: read('routes'), anchors: read('anchors') };
}

/** The redirects, which are checked among themselves. */
export function readRedirectsOf({ root, texts }: Pick<Sources, 'root' | 'texts'>): RedirectsFile {
  const file = `${root}/data/redirects.yaml`;
  const text = texts.get(file);
  return text === undefined ? { ...NO_REDIRECTS, file, lineOf: () => 1 } : parseRedirects(text, file);
}

/** Paths that have been published and are no content files, such as lists of posts. */
export function generatedPaths(sources: Sources, pages: readonly SourcePage[]): Set<string> {
  const own = new Set(pages.map(({ address }) => address));
  const redirects = readRedirectsOf(sources);
  const routes = readPublishedOf(sources).routes.entries.map(({ address }) => address.replace(/(?<=.)\/$/, ''));
  return new Set(routes.filter((route) => !own.has(route) && matchRedirect(route, redirects) === undefined));
}

/** A site by the addresses of its pages, each with the ids of the headings that have been published. */
export interface AddressState {
  readonly sources: Pick<Sources, 'root' | 'texts'>;
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

/**
 * The ids of published headings by the address at which their page is now. An id that is an alias now, or was one of a
 * page that has moved, is included: the build makes sure that it still exists.
 */
export function publishedIds(sources: Sources, addresses: Iterable<string>): Map<string, string[]> {
  const ids = new Map([...addresses].map((address) => [address, [] as string[]]));
  const redirects = readRedirectsOf(sources);
  for (const { address } of readPublishedOf(sources).anchors.entries) {
    const [page = '', id = ''] = address.split('#');
    const moved = ids.has(page) ? undefined : matchRedirect(page, redirects);
    const now = moved && moved.status !== 410 ? decodeURI(moved.to) : page;
    ids.get(now)?.push(id);
  }
  return ids;
}

/** The problems with redirects and published addresses that the build would find. */
function addressProblems({ sources, ids }: AddressState): Problem[] {
  const redirects = readRedirectsOf(sources);
  const targets = new Set(redirects.redirects.map(({ to }) => to));
  // Files are not among the sources; those that redirects lead to are not what changes.
  const hasFile = (path: string): boolean => isFile(path) && targets.has(path);
  return findAddressProblems({ pages: ids, hasFile }, redirects, readPublishedOf(sources));
}

const knownProblems = new WeakMap<object, ReadonlySet<string>>();

/** @throws ContentError with the problems that the change would cause */
export function checkAddresses(before: AddressState, after: AddressState): void {
  const withoutLine = (problem: Problem): string => formatProblem({ ...problem, line: undefined });
  const known = knownProblems.get(before.sources) ?? new Set(addressProblems(before).map(withoutLine));
  knownProblems.set(before.sources, known);
  const caused = addressProblems(after).filter((problem) => !known.has(withoutLine(problem)));
  if (caused.length > 0) throw new ContentError(caused, 'The change would break addresses:');
}
