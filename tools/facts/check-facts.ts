import type { ApiOperation } from '../../src/api/shared/types';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { readPlaces, type Place } from './page-places';
import type { Fact } from './read-facts';

/** Finds the facts that are missing from their page, or are there without their type and default. */
export function checkFacts(
  facts: readonly Fact[],
  pages: readonly ContentPage[],
  operations: readonly ApiOperation[],
): Problem[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const placesOf = new Map<string, Place[]>();
  return facts.flatMap((fact): Problem[] => {
    const page = byRoute.get(fact.route);
    if (!page) return [{ file: fact.route, message: `has no page, but ${fact.name} should be on it` }];
    const places = placesOf.get(fact.route) ?? readPlaces(page, operations).map(normalized);
    placesOf.set(fact.route, places);
    const named = places.filter(
      (place) =>
        has(place.text, fact.name) &&
        (fact.owner === null || has(place.text, fact.owner) || has(place.owners, fact.owner)),
    );
    const values = [fact.type, fact.default].filter((value) => value !== null);
    const complete = named.some(
      ({ text, isSample }) => values.length === 0 || (!isSample && values.every((value) => has(text, value))),
    );
    if (complete) return [];
    const label = [fact.owner, fact.name].filter(Boolean).join(' > ');
    const wanted = [fact.type, fact.default === null ? null : `default ${fact.default}`].filter(Boolean).join(', ');
    return [
      { file: page.file, message: named.length === 0 ? `does not name ${label}` : `names ${label} without ${wanted}` },
    ];
  });
}

function normalized({ text, owners, isSample }: Place): Place {
  return { text: bare(text), owners: bare(owners), isSample };
}

/** Quotes, code marks and white space do not change a value. */
function bare(text: string): string {
  return text.replace(/[`'"“”]/g, '').replace(/\s+/g, ' ');
}

/** True if a bare text contains a value as separate words, regardless of spaces between its signs and of case. */
export function has(text: string, value: string): boolean {
  const parts =
    bare(value)
      .trim()
      .match(/[\w$]+|[^\w$\s]/g) ?? [];
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*');
  const before = /^[\w$]/.test(value) ? '(?<![\\w$])' : '';
  const after = /[\w$]$/.test(value) ? '(?![\\w$])' : '';
  return new RegExp(before + pattern + after, 'i').test(text);
}
