import { toKebab } from '../../../site/slug';
import { HIERARCHY_LEVELS, type SearchRecord } from '../record';

/** A page as the index knows it. */
interface CataloguePage {
  /** Path with the base address, without the host. */
  readonly path: string;
  readonly area: string;
  readonly title: string;
  readonly rank: number;
}

/** A record without its text. */
interface CatalogueEntry {
  /** Place of its page in the list. */
  readonly page: number;
  readonly anchor: string | null;
  /** Titles above and of the section, the page's first. */
  readonly titles: readonly string[];
  /** True for text that goes on from the entry before. */
  readonly isPart: boolean;
}

/** Titles and addresses of all records: what an answer needs besides the text. */
export interface Catalogue {
  readonly pages: readonly CataloguePage[];
  readonly entries: readonly CatalogueEntry[];
}

/** The catalogue written small: columns, and nothing that follows from what stands before. */
export interface PackedCatalogue {
  readonly areas: readonly string[];
  /** Path, title, place of the area, rank. */
  readonly pages: readonly (readonly [string, string, number, number])[];
  /** A digit for each entry: how many titles it has, 1 for the beginning of a page, 0 for text that goes on. */
  readonly depths: string;
  /** Own title of each entry that begins neither a page nor goes on, one a line. */
  readonly headings: string;
  /** Their anchors; empty where the anchor is the dashed form of the title. */
  readonly anchors: string;
}

/**
 * Takes the catalogue from the records; entry n is record n.
 *
 * @throws Error naming the page, when its records do not follow each other, the page's own first.
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
      throw new Error(`${url}: the records of a page must follow each other, the page's own first`);
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
