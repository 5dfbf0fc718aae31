import type { SearchHit, SearchResponse } from '../../shared/response';

/** Takes up no space, and makes the title different from the name of a property that every object has. */
const INVISIBLE = '\u2060';

const CANNOT_GROUP: readonly string[] = ['hasOwnProperty', '__proto__'];

/**
 * Changes titles that DocSearch cannot group by.
 * Defect: it groups hits in an object by the titles of their area and page, and asks that object for `hasOwnProperty`.
 * Symptom: with a page of that name the search never ends; results below `__proto__` disappear. Test: SRM-11 "names of
 * properties".
 */
export function withGroupableTitles({ results }: SearchResponse): SearchResponse {
  return { results: results.map((result) => ({ ...result, hits: result.hits.map(withGroupableTitle) })) };
}

function withGroupableTitle(hit: SearchHit): SearchHit {
  const { hierarchy, _highlightResult: highlights } = hit;
  const area = highlights?.hierarchy?.lvl0;
  return {
    ...hit,
    hierarchy: { ...hierarchy, lvl0: groupable(hierarchy.lvl0), lvl1: hierarchy.lvl1 && groupable(hierarchy.lvl1) },
    ...(area && {
      _highlightResult: {
        ...highlights,
        hierarchy: { ...highlights.hierarchy, lvl0: { ...area, value: groupable(area.value) } },
      },
    }),
  };
}

function groupable(title: string): string {
  return CANNOT_GROUP.includes(title.replace(/<\/?mark>/g, '')) ? title + INVISIBLE : title;
}
