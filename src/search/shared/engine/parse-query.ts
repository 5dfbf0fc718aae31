import { callPathsIn, queryTerm } from './paths';
import { synonymsOf } from './synonyms';
import { chunksIn } from './tokenize';
import { isStopWord } from './words';

/** One way in which a record can answer a part of the query. All of its words must be there. */
export interface Alternative {
  readonly words: readonly string[];
  /** Factor of the score; 1 for what was typed. */
  readonly weight: number;
  /** Whether words of the index that begin so count as well: with the word itself, only in its absence, or never. */
  readonly prefix: 'with' | 'else' | 'never';
  /** Words of the index that differ by this many letters count as well. */
  readonly fuzzy: number;
}

/** A part of the query: a word, a name or a call. The best alternative counts. */
export interface Slot {
  readonly alternatives: readonly Alternative[];
}

/** Longest query that is looked at, in characters; longer ones are cut. */
const MAX_QUERY = 512;
const MAX_SLOTS = 12;

/** Splits a query into its parts. Stop words count only where there is nothing else. */
export function parseQuery(query: string): Slot[] {
  const text = query.slice(0, MAX_QUERY).normalize('NFC');
  const calls = callPathsIn(text, { loose: true }).flatMap((call) => {
    const term = queryTerm(call);
    return term === null || isStopWord(call.segments[0] ?? '') ? [] : [term];
  });
  const chunks = chunksIn(text);
  const words = chunks.filter(({ whole }) => whole !== '' && !isStopWord(whole));
  const taken = words.length > 0 ? words : chunks.filter(({ whole }) => whole !== '');
  const slots = taken.map((chunk, index) => {
    const next = taken[index + 1];
    return chunk.parts.length > 1
      ? nameSlot(chunk.whole, chunk.parts)
      : wordSlot(chunk.whole, taken.length === 1, next?.parts.length === 1 ? next.whole : undefined);
  });
  return [...calls.map(callSlot), ...slots].slice(0, MAX_SLOTS);
}

function callSlot(term: string): Slot {
  return { alternatives: [{ words: [term], weight: 2, prefix: 'else', fuzzy: 0 }] };
}

/** A name counts most as a whole, less by its parts; `SFU_vs_MCU` by the two that say something. */
function nameSlot(whole: string, parts: readonly string[]): Slot {
  const telling = parts.filter((part) => !isStopWord(part));
  return {
    alternatives: [
      { words: [whole], weight: 1.5, prefix: 'with', fuzzy: fuzziness(whole) },
      {
        words: telling.length > 1 ? telling : parts,
        weight: telling.length === parts.length ? 0.4 : 0.2,
        prefix: 'never',
        fuzzy: 0,
      },
    ],
  };
}

/** A single letter is a beginning only where it is all there is. */
function wordSlot(word: string, isAlone: boolean, next: string | undefined): Slot {
  const stem = stemOf(word);
  return {
    alternatives: [
      { words: [word], weight: 1, prefix: word.length === 1 && !isAlone ? 'never' : 'with', fuzzy: fuzziness(word) },
      ...(next === undefined ? [] : [{ words: [word + next], weight: 0.8, prefix: 'never' as const, fuzzy: 0 }]),
      ...(stem === null ? [] : [{ words: [stem], weight: 0.7, prefix: 'never' as const, fuzzy: 0 }]),
      ...synonymsOf(word).map((other) => ({ words: [other], weight: 0.5, prefix: 'never' as const, fuzzy: 0 })),
    ],
  };
}

/** The verb behind "talking" or "forwarded". The other way round a beginning of a word is enough. */
function stemOf(word: string): string | null {
  const stem = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1];
  return stem === undefined || !/[aeiouy]/.test(stem) ? null : stem.replace(/([bdgmnprt])\1$/, '$1');
}

/** Letters that may differ: none in short words and in numbers. */
function fuzziness(word: string): number {
  if (/^\d+$/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
