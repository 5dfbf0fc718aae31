/** File with the pages that can be saved, in the site's root folder. */
export const PAGES_FILE = 'offline-pages.json';

/** Content of `PAGES_FILE`. */
export interface SavablePages {
  /**
   * By path, without the base path: the uncompressed bytes of the page with its data and pictures, a digest of the page
   * and its data, and the index of its kind.
   */
  readonly pages: Readonly<Record<string, readonly [bytes: number, digest: string, kind: number]>>;
  /** Names of the scripts that pages of a kind load. */
  readonly kinds: readonly (readonly string[])[];
  /** Paths of the files of the search index without its manifest, without the base path, and their bytes. */
  readonly search: { readonly files: readonly string[]; readonly bytes: number };
}

/** An area that a reader has saved, as it is stored in the browser. */
export interface SavedArea {
  /** Path of the area's first page. */
  readonly id: string;
  /** Paths of all pages of the area when it was saved last, without the base path. */
  readonly pages: readonly string[];
  /** Digests of those that are kept. */
  readonly kept: Readonly<Record<string, string>>;
  /** When the area was compared with the site last, in milliseconds since 1970. */
  readonly checkedAt: number;
}

/** What saving an area means, or updating it if it has been saved before. */
export interface AreaPlan {
  /** Pages that the site has. */
  readonly pages: readonly string[];
  /** Bytes of all of them and of the search, uncompressed. */
  readonly bytes: number;
  /** Pages to fetch. */
  readonly fetch: readonly string[];
  /** Bytes of the pages to fetch. */
  readonly fetchBytes: number;
  /** Pages that are kept, but that the site or the area does not have any more. */
  readonly remove: readonly string[];
}

/** Compares what is kept of an area with the pages of the site. */
export function planArea(
  pages: readonly string[],
  { pages: site, search }: SavablePages,
  kept: SavedArea['kept'],
): AreaPlan {
  const existing = [...new Set(pages)].filter((path) => path in site);
  const outdated = existing.filter((path) => kept[path] !== site[path]?.[1]);
  const sizeOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (site[path]?.[0] ?? 0), 0);
  return {
    pages: existing,
    bytes: sizeOf(existing) + search.bytes,
    fetch: outdated,
    fetchBytes: sizeOf(outdated),
    remove: Object.keys(kept).filter((path) => !existing.includes(path)),
  };
}

/** URL path under which an area is stored in the cache of the worker's state. */
export function areaKey(baseUrl: string, id: string): string {
  return `${areaFolder(baseUrl)}${encodeURIComponent(id)}`;
}

export function areaFolder(baseUrl: string): string {
  return `${baseUrl}~areas/`;
}

/** Size for people, in decimal units: `850 KB`, `5.3 MB`. */
export function formatBytes(bytes: number): string {
  return bytes < 999_500 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
