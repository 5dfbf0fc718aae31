import type { ApiOperation } from '../../src/reference/shared/types';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { readPassages, type Passage } from './page-passages';
import type { Fact } from './read-facts';

/** Reports facts that their page does not mention, or mentions without their type and default. */
export function checkFacts(
  facts: readonly Fact[],
  pages: readonly ContentPage[],
  operations: readonly ApiOperation[],
): Problem[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const placesOf = new Map<string, Passage[]>();
  return facts.flatMap((fact): Problem[] => {
    const page = byRoute.get(fact.route);
    if (!page) return [{ file: fact.route, message: `does not exist, but should mention ${fact.name}` }];
    const places = placesOf.get(fact.route) ?? readPassages(page, operations).map(normalizePlace);
    placesOf.set(fact.route, places);
    const named = places.filter(
      (place) =>
        containsValue(place.text, fact.name) &&
        (fact.owner === null || containsValue(place.text, fact.owner) || containsValue(place.owners, fact.owner)),
    );
    const values = [fact.type, fact.default].filter((value) => value !== null);
    const complete = named.some(
      ({ text, isSample }) => values.length === 0 || (!isSample && values.every((value) => containsValue(text, value))),
    );
    if (complete) return [];
    const label = [fact.owner, fact.name].filter(Boolean).join(' > ');
    const expected = [fact.type, fact.default === null ? null : `default ${fact.default}`].filter(Boolean).join(', ');
    return [
      {
        file: page.file,
        message: named.length === 0 ? `does not mention ${label}` : `mentions ${label} without ${expected}`,
      },
    ];
  });
}

function normalizePlace({ text, owners, isSample }: Passage): Passage {
  return { text: normalizeText(text), owners: normalizeText(owners), isSample };
}

/** Removes quotes and backticks and collapses white space, which do not change a value. */
function normalizeText(text: string): string {
  return text.replace(/[`'"“”]/g, '').replace(/\s+/g, ' ');
}

/** True if normalized text contains a value as whole words, regardless of case and of spaces around symbols. */
function containsValue(text: string, value: string): boolean {
  const parts =
    normalizeText(value)
      .trim()
      .match(/[\w$]+|[^\w$\s]/g) ?? [];
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*');
  const before = /^[\w$]/.test(value) ? '(?<![\\w$])' : '';
  const after = /[\w$]$/.test(value) ? '(?![\\w$])' : '';
  return new RegExp(before + pattern + after, 'i').test(text);
}
