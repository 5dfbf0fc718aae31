import type { SearchEngine } from '../../src/search/shared/engine/engine';
import type { Match } from '../../src/search/shared/engine/rank';
import { tokenize } from '../../src/search/shared/engine/tokenize';
import { kindOf, type PageKind } from './page-kinds';

/** A section that answers a query. */
export interface FoundSection {
  /** Position in the catalogue of the search index. */
  readonly entry: number;
  readonly kind: PageKind;
}

/** Words of questions that say nothing about the topic; the engine itself drops articles, prepositions and the like. */
const QUESTION_WORDS =
  /\b(?:please|explain|show me|tell me|find|need|want|wants|must|may|should|could|mean|means|really|else|nobody|nothing|most|least|which|whose|without|during|difference|between|question|example|way|ways|let|lets|make|makes|keep|using|use|uses|used|get|gets|got|put|puts|come|comes|happen|happens|work|works)\b/giu;

/** How much a page counts by its kind: an agent asks to get something done, not for news. */
const KIND_WEIGHTS: Readonly<Record<PageKind, number>> = {
  'how-to': 1.3,
  reference: 1.2,
  guide: 1,
  page: 0.8,
  post: 0.6,
  'release-notes': 0.5,
};
/** Pages of an SDK count less if the query names neither its platform nor a client. */
const OTHER_PLATFORM_WEIGHT = 0.6;
/** Pages whose platform or product the query names count more. */
const NAMED_WEIGHT = 1.5;

/** Words by which a query names a platform or product, by a part of the paths of its pages. */
const NAMES: readonly (readonly [part: string, words: readonly string[]])[] = [
  ['/docs/sdks/js/', ['javascript', 'js', 'browser', 'typescript', 'nextjs', 'react']],
  ['/docs/sdks/android', ['android', 'kotlin']],
  ['/docs/sdks/ios', ['ios', 'swift', 'iphone']],
  ['/docs/sdks/iframe', ['iframe']],
  ['/docs/sdks/node', ['node', 'nodejs']],
  ['/docs/sdks/php', ['php']],
  ['/docs/sdks/go', ['go', 'golang']],
  ['/docs/streamrec', ['stream recording', 'streamrec', 'stream recorder']],
];

/**
 * Finds the sections that answer a query or a question, best first: with the site's own engine, without question words,
 * and with pages weighed by their kind and by the platforms that the query names.
 */
export function findSections(engine: SearchEngine, query: string): readonly FoundSection[] {
  const bare = query.replace(QUESTION_WORDS, ' ').replace(/\s+/g, ' ').trim();
  const matches = engine.find(/\w{2}/.test(bare) ? bare : query);
  const { pages, entries } = engine.catalogue;
  const named = namedIn(query);
  const byPage = new Map<number, Match[]>();
  for (const match of matches) {
    const page = entries[match.id]?.page ?? -1;
    byPage.set(page, [...(byPage.get(page) ?? []), match]);
  }
  const queryWords = new Set(tokenize(bare));
  const scored = [...byPage].map(([position, list], order) => {
    const page = pages[position];
    const kind = kindOf(page?.path ?? '');
    return {
      list,
      kind,
      score:
        (1 / (order + 4)) *
        KIND_WEIGHTS[kind] *
        nameWeight(page?.path ?? '', named) *
        (1 + 0.3 * titleShare(page?.title ?? '', queryWords)),
    };
  });
  scored.sort((one, other) => other.score - one.score);
  return [
    ...scored.flatMap((page) => page.list.slice(0, 1).map((match) => [match, page.kind] as const)),
    ...scored.flatMap((page) => page.list.slice(1).map((match) => [match, page.kind] as const)),
  ].map(([match, kind]) => ({ entry: match.id, kind }));
}
function titleShare(title: string, words: ReadonlySet<string>): number {
  const own = tokenize(title);
  return own.filter((word) => words.has(word)).length / Math.max(1, own.length);
}
function namedIn(query: string): ReadonlySet<string> {
  const text = ` ${query.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return new Set(NAMES.flatMap(([part, words]) => (words.some((word) => text.includes(` ${word} `)) ? [part] : [])));
}
function nameWeight(path: string, named: ReadonlySet<string>): number {
  const part = NAMES.find(([start]) => path.includes(start))?.[0];
  if (part === undefined) return path.includes('/docs/sdks') && named.size === 0 ? OTHER_PLATFORM_WEIGHT : 1;
  return named.has(part) ? NAMED_WEIGHT : OTHER_PLATFORM_WEIGHT;
}
