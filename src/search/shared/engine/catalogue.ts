import { toKebab } from '../../../site/slug';
import { HIERARCHY_LEVELS, type SearchRecord } from '../record';

/** A page in the index. */
interface CataloguePage {
  /** Path including the base path, without the host. */
  readonly path: string;
  readonly area: string;
  readonly title: string;
  readonly rank: number;
}

/** A record without its text. */
interface CatalogueEntry {
  /** Position of its page in `pages`. */
  readonly page: number;
  readonly anchor: string | null;
  /** Titles above the section and its own, starting with the page's. */
  readonly titles: readonly string[];
  /** True for text that continues the previous entry. */
  readonly isPart: boolean;
}

/** Titles and paths of all records: what a result needs in addition to the text. */
export interface Catalogue {
  readonly pages: readonly CataloguePage[];
  readonly entries: readonly CatalogueEntry[];
}

/** The catalogue in compact form: stored by column, without anything that can be derived from earlier values. */
export interface PackedCatalogue {
  readonly areas: readonly string[];
  /** Path, title, position of the area, rank. */
  readonly pages: readonly (readonly [string, string, number, number])[];
  /** A digit for each entry: its number of titles, so 1 for the start of a page; 0 for text that continues an entry. */
  readonly depths: string;
  /** Heading of each entry that neither starts a page nor continues an entry, one per line. */
  readonly headings: string;
  /** Their anchors, one per line; empty where the anchor is the kebab-case form of the heading. */
  readonly anchors: string;
}

/**
 * Builds the packed catalogue from the records; entry n is record n.
 *
 * @throws Error naming the page, if its records are not consecutive or do not start with the page's own record.
 */
export function packCatalogue(records: readonly SearchRecord[]): PackedCatalogue {
  const areas = [...new Set(records.map(({ hierarchy }) => hierarchy.lvl0))];
  const pages: [string, string, number, number][] = [];
  const seen = new Set<string>();
  let current = '';
  for (const { type, url_without_anchor: url, hierarchy, weight } of records) {
    if (type === 'lvl1' && !seen.has(url)) {
      pages.push([new URL(url).pathname, hierarchy.lvl1, areas.indexOf(hierarchy.lvl0), weight.page_rank]);
      seen.add(url);
      current = url;
    } else if (url !== current)
      throw new Error(`${url}: the records of a page must be consecutive and start with the page's own record`);
  }
  const sections = records.filter(({ type }) => type !== 'lvl1' && type !== 'content');
  const headings = sections.map((record) => titlesOf(record).at(-1) ?? '');
  return {
    areas,
    pages,
    depths: records.map((record) => (record.type === 'content' ? 0 : titlesOf(record).length)).join(''),
    headings: headings.join('\n'),
    anchors: sections.map(({ anchor }, index) => (anchor === toKebab(headings[index] ?? '') ? '' : anchor)).join('\n'),
  };
}

export function unpackCatalogue(packed: PackedCatalogue): Catalogue {
  const headings = packed.headings.split('\n');
  const anchors = packed.anchors.split('\n');
  let page = -1;
  let section = -1;
  let current: CatalogueEntry = { page, anchor: null, titles: [], isPart: false };
  const entries = [...packed.depths].map((digit) => {
    const depth = Number(digit);
    if (depth === 0) return { ...current, isPart: true };
    if (depth === 1) {
      page += 1;
      current = { page, anchor: null, titles: [packed.pages[page]?.[1] ?? ''], isPart: false };
      return current;
    }
    section += 1;
    const heading = headings[section] ?? '';
    current = {
      page,
      anchor: anchors[section] || toKebab(heading),
      titles: [...current.titles.slice(0, depth - 1), heading],
      isPart: false,
    };
    return current;
  });
  return {
    pages: packed.pages.map(([path, title, area, rank]) => ({ path, title, area: packed.areas[area] ?? '', rank })),
    entries,
  };
}

function titlesOf({ hierarchy }: SearchRecord): string[] {
  return HIERARCHY_LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
}
