import { isHashed, isPage, withoutCompression } from './file-kinds';
import type { Files } from './types';

/** What changes for readers when one release takes the place of another one. */
export interface ReleaseReport {
  readonly version: string;
  readonly previous: string | null;
  /** Addresses of pages, without the base path. */
  readonly pages: Readonly<Record<'added' | 'changed' | 'removed', readonly string[]>>;
  readonly files: {
    readonly total: number;
    readonly unchanged: number;
    /** Hashed files of earlier releases that stay. */
    readonly kept: number;
  };
  readonly bytes: { readonly total: number; readonly changed: number };
  /** URLs whose content has changed, which a content delivery network must forget. */
  readonly purge: readonly string[];
}

/**
 * Compares two releases.
 *
 * @param sizeOf bytes of a file of the new release
 * @param toUrl URL of a path without the base path
 */
export function reportOn(
  next: { readonly version: string; readonly files: Files; readonly kept: number },
  previous: { readonly version: string; readonly files: Files } | undefined,
  sizeOf: (path: string) => number,
  toUrl: (path: string) => string,
): ReleaseReport {
  const before = previous?.files ?? {};
  const paths = Object.keys(next.files);
  const added = paths.filter((path) => !(path in before));
  const changed = paths.filter((path) => path in before && before[path] !== next.files[path]);
  const removed = Object.keys(before).filter((path) => !(path in next.files));
  const pagesOf = (list: readonly string[]): string[] => list.filter(isPage).map(addressOf).sort();
  const bytesOf = (list: readonly string[]): number => list.reduce((sum, path) => sum + sizeOf(path), 0);
  // An added page counts as well: the not-found page may be cached in its place.
  const stale = previous ? [...added, ...changed, ...removed].filter((path) => !isHashed(path)) : [];
  return {
    version: next.version,
    previous: previous?.version ?? null,
    pages: { added: pagesOf(added), changed: pagesOf(changed), removed: pagesOf(removed) },
    files: { total: paths.length, unchanged: paths.length - added.length - changed.length, kept: next.kept },
    bytes: { total: bytesOf(paths), changed: bytesOf([...added, ...changed]) },
    purge: [...new Set(stale.map((path) => toUrl(addressOf(withoutCompression(path)))))].sort(),
  };
}

/** `docs/a/index.html` is at `/docs/a`, and `404.html` at `/404.html`. */
function addressOf(path: string): string {
  return `/${path.replace(/(?:^|\/)index\.html$/, '')}`;
}

/** Number of addresses of each kind that the text names; the JSON has all. */
const NAMED = 20;

/** The report as text for people. */
export function formatReport(report: ReleaseReport): string {
  const { pages, files, bytes, purge } = report;
  return [
    `Release ${report.version}${report.previous ? `, after ${report.previous}` : ', the first one'}`,
    ...(['added', 'changed', 'removed'] as const).flatMap((kind) => listed(`Pages ${kind}`, pages[kind])),
    `Files: ${files.total}, of which ${files.unchanged} have not changed; ${files.kept} of earlier releases are kept`,
    `Bytes: ${megabytes(bytes.total)}, of which ${megabytes(bytes.changed)} are new`,
    ...listed('URLs to purge from caches', purge),
  ].join('\n');
}

function listed(title: string, entries: readonly string[]): string[] {
  return [
    `${title}: ${entries.length}`,
    ...entries.slice(0, NAMED).map((entry) => `  ${entry}`),
    ...(entries.length > NAMED ? [`  and ${entries.length - NAMED} more`] : []),
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
