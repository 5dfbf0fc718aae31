/** Titles above a record, outermost first: `lvl0` the area, `lvl1` the page, `lvl2` to `lvl6` its headings. */
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

/** What a record contains: the heading it begins with, or text that goes on from the record before it. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Order among records that match equally well. Higher is better, but for `position`. */
interface RecordWeight {
  /** Reference and guides come before pages, those before posts. */
  readonly page_rank: number;
  /** 100 for a page, less the deeper the heading. */
  readonly level: number;
  /** Place on the page, from 0. */
  readonly position: number;
}

/**
 * One section of a page as search engines store it: DocSearch's shape and facet names, so that an index filled by
 * others keeps working. The build writes records, the local engine and the dialog read them.
 */
export interface SearchRecord {
  /** Path and anchor; further parts of a long section end in `~2`, `~3` … */
  readonly objectID: string;
  readonly hierarchy: RecordHierarchy;
  readonly content: string | null;
  readonly type: RecordType;
  /** Absolute address with anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly language: 'en';
  /** Docs version; null outside the docs. */
  readonly version: string | null;
  readonly docusaurus_tag: string;
  readonly tags: readonly string[];
  /** Names from the section's headings and code, whole: classes, methods, parameters, events, codes. */
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

/** Puts titles, outermost first, into the named levels; what is missing is null, what is too deep is left out. */
export function toHierarchy(area: string, titles: readonly string[]): RecordHierarchy {
  const at = (depth: number): string | null => titles[depth - 1] ?? null;
  return { lvl0: area, lvl1: at(1) ?? '', lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}
