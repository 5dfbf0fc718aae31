/** Titles of a record, outermost first: `lvl0` is the area, `lvl1` the page, `lvl2` to `lvl6` are headings. */
export interface RecordHierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
}

export type HierarchyLevel = keyof RecordHierarchy;

/** What a record starts with: a heading, or text that continues the previous record (`content`). */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Order of records that match equally well. Higher is better, except for `position`. */
interface RecordWeight {
  /** Reference and guides come before pages, and pages before posts. */
  readonly page_rank: number;
  /** 100 for a page; the deeper the heading, the lower. */
  readonly level: number;
  /** Position on the page, from 0. */
  readonly position: number;
}

/**
 * One section of a page as the search engines store it. It has DocSearch's shape and facet names, so that an index
 * filled by another tool keeps working. The build writes records; the local engine and the dialog read them.
 */
export interface SearchRecord {
  /** Path and anchor. The continuations of a long section end in `~2`, `~3` … */
  readonly objectID: string;
  readonly hierarchy: RecordHierarchy;
  /** Text without code blocks, one line for each block. A snippet never goes beyond a line. */
  readonly content: string | null;
  /** Lines of the code blocks. DocSearch's own records have no such field. */
  readonly code: string | null;
  readonly type: RecordType;
  /** Absolute URL with anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** Language tag of the page, as in its meta tag `docsearch:language`. */
  readonly language: string;
  /** Docs version; null outside the docs. */
  readonly version: string | null;
  readonly docusaurus_tag: string;
  readonly tags: readonly string[];
  /** Complete names from the section's headings and code: classes, methods, parameters, events, codes. */
  readonly identifiers: readonly string[];
  readonly weight: RecordWeight;
}

export const HIERARCHY_LEVELS = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const satisfies readonly HierarchyLevel[];

/** Assigns titles, outermost first, to the levels. Missing levels are null; titles that are too deep are left out. */
export function toHierarchy(area: string, titles: readonly string[]): RecordHierarchy {
  const at = (depth: number): string | null => titles[depth - 1] ?? null;
  return { lvl0: area, lvl1: at(1) ?? '', lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}
