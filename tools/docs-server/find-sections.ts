import type { SearchEngine } from '../../src/search/shared/engine/engine';
import type { Match } from '../../src/search/shared/engine/rank';
import { tokenize } from '../../src/search/shared/engine/tokenize';

/** Words of questions that say nothing about the topic; the engine itself drops articles, prepositions and the like. */
const QUESTION_WORDS =
  /\b(?:please|explain|show me|tell me|find|need|want|wants|must|may|should|could|mean|means|really|else|nobody|nothing|most|least|which|whose|without|during|difference|between|question|example|way|ways|let|lets|make|makes|keep|using|use|uses|used|get|gets|got|put|puts|come|comes|happen|happens|work|works)\b/giu;

/** How much a page counts by its kind: an agent asks to get something done, not for news. */
const KIND_WEIGHTS: readonly (readonly [path: RegExp, weight: number])[] = [
  [/\/release-notes$/, 0.5],
  [/\/blog(?:\/|$)/, 0.6],
  [/\/how-to\//, 1.3],
  [/\/references?\//, 1.2],
  [/\/docs(?:\/|$)/, 1],
];
/** Pages of an SDK or product count less if the query does not name it, and more if it does. */
const [OTHER_WEIGHT, NAMED_WEIGHT] = [0.6, 1.5];
/** Words by which a query names a platform or product, by a part of the paths of its pages. */
const NAMES: readonly (readonly [part: string, words: RegExp])[] = [
  ['/docs/sdks/js/', /\b(?:javascript|js|browser|typescript|nextjs|react)\b/i],
  ['/docs/sdks/android', /\b(?:android|kotlin)\b/i],
  ['/docs/sdks/ios', /\b(?:ios|swift|iphone)\b/i],
  ['/docs/sdks/iframe', /\biframe\b/i],
  ['/docs/sdks/node', /\bnode(?:js)?\b/i],
  ['/docs/sdks/php', /\bphp\b/i],
  ['/docs/sdks/go', /\b(?:go|golang)\b/i],
  ['/docs/streamrec', /\bstream ?rec(?:ord(?:ing|er))?\b/i],
];

/**
 * Finds the sections that answer a query or a question, best first: with the site's own engine, without question words,
 * and with pages weighed by their kind and by the platforms that the query names. Returns positions in the catalogue.
 */
export function findSections(engine: SearchEngine, query: string): readonly number[] {
  const bare = query.replace(QUESTION_WORDS, ' ').replace(/\s+/g, ' ').trim();
  const { pages, entries } = engine.catalogue;
  const byPage = new Map<number, Match[]>();
  for (const match of engine.find(/\w{2}/.test(bare) ? bare : query)) {
    const page = entries[match.id]?.page ?? -1;
    byPage.set(page, [...(byPage.get(page) ?? []), match]);
  }
  const words = new Set(tokenize(bare));
  const isNaming = NAMES.some(([, words]) => words.test(query));
  const scored = [...byPage].map(([page, list], order) => {
    const { path = '', title = '' } = pages[page] ?? {};
    const own = tokenize(title);
    const named = own.filter((word) => words.has(word)).length / Math.max(1, own.length);
    const kind = KIND_WEIGHTS.find(([pattern]) => pattern.test(path))?.[1] ?? 0.8;
    return { list, score: (kind * nameWeight(path, query, isNaming) * (1 + 0.3 * named)) / (order + 4) };
  });
  scored.sort((one, other) => other.score - one.score);
  const firsts = scored.map(({ list }) => list.slice(0, 1));
  const others = scored.map(({ list }) => list.slice(1));
  return [...firsts, ...others].flat().map(({ id }) => id);
}

function nameWeight(path: string, query: string, isNaming: boolean): number {
  const [, words] = NAMES.find(([part]) => path.includes(part)) ?? [];
  if (words) return words.test(query) ? NAMED_WEIGHT : OTHER_WEIGHT;
  return path.includes('/docs/sdks') && !isNaming ? OTHER_WEIGHT : 1;
}
