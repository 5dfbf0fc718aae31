import type { Catalogue } from './catalogue';
import type { Match } from './rank';

/** Shares with which the best sections of a page count toward its score, best first. */
const SECTION_SHARES = [1, 0.2, 0.1, 0.1];
/** Bonus for a page whose title equals the query. */
const TITLE_BONUS = 0.6;
/** Sections whose coverage is below this share of the best coverage are left out. */
const COVERAGE_FLOOR = 0.5;

export interface OrderContext {
  /** Number of parts of the query. */
  readonly slotCount: number;
  readonly catalogue: Catalogue;
  /** Words of each page's title, as they are in the index. */
  readonly titleWords: readonly (readonly string[])[];
}

/**
 * Sorts matches into the order in which readers see them: first the best section of each page, with the pages ordered
 * by how well they match as a whole; then the other sections, page by page.
 */
export function orderMatches(matches: readonly Match[], { slotCount, catalogue, titleWords }: OrderContext): Match[] {
  const pages = new Map<number, Match[]>();
  const value = (match: Match): number => match.score * match.coverage ** 2;
  for (const match of matches) {
    const page = catalogue.entries[match.id]?.page ?? -1;
    const list = pages.get(page);
    if (list) list.push(match);
    else pages.set(page, [match]);
  }
  const scored = [...pages].map(([page, list]) => {
    list.sort((one, other) => value(other) - value(one) || one.id - other.id);
    const { title, isCovered } = titleMatch(titleWords[page] ?? [], list[0]?.terms ?? [], slotCount);
    const sum = SECTION_SHARES.reduce(
      (total, share, index) => total + share * (list[index] ? value(list[index]) : 0),
      0,
    );
    // A page that is called what the reader looks for stands before its sections.
    const top = isCovered ? list.findIndex(({ id }) => catalogue.entries[id]?.titles.length === 1) : -1;
    if (top > 0) list.unshift(...list.splice(top, 1));
    return { list, page, score: sum * rankFactor(catalogue.pages[page]?.rank ?? 0) * (1 + TITLE_BONUS * title) };
  });
  scored.sort((one, other) => other.score - one.score || one.page - other.page);
  const floor = COVERAGE_FLOOR * matches.reduce((best, { coverage }) => Math.max(best, coverage), 0);
  return [...scored.flatMap(({ list }) => list.slice(0, 1)), ...scored.flatMap(({ list }) => list.slice(1))].filter(
    ({ coverage }) => coverage >= floor,
  );
}

function rankFactor(rank: number): number {
  return 0.55 + rank * 0.045;
}

/**
 * How well a title matches: 1 if it covers the whole query and contains nothing more, lower the more is missing on
 * either side. Covered means that each part of the query is in the title.
 */
function titleMatch(
  words: readonly string[],
  terms: readonly string[],
  slotCount: number,
): { readonly title: number; readonly isCovered: boolean } {
  const used = words.filter((word) => terms.includes(word)).length;
  return {
    title: Math.min(1, used / slotCount) * (0.5 + used / Math.max(1, words.length) / 2),
    isCovered: used >= slotCount,
  };
}
