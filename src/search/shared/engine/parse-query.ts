import { callPathsIn, queryTerms } from './paths';
import { synonymsOf } from './synonyms';
import { chunksIn } from './tokenize';
import { isStopWord } from './words';

/** One way in which a record can match a part of the query. It must contain all of the words. */
export interface Alternative {
  readonly words: readonly string[];
  /** Factor for the score; 1 for what was typed. */
  readonly weight: number;
  /** Whether longer words that start like this count too: always, only if the query part has no match, or never. */
  readonly prefix: 'always' | 'fallback' | 'never';
  /** Words that differ by up to this many letters count too. */
  readonly fuzzy: number;
}

/** A part of the query: a word, a name or a call. It matches if one of its alternatives does. */
export interface Slot {
  readonly alternatives: readonly Alternative[];
}

/** Maximum length of a query in characters; longer queries are cut off. */
const MAX_QUERY = 512;
const MAX_SLOTS = 12;

/** Splits a query into its parts. Stop words count only if the query has no other words. */
export function parseQuery(query: string): Slot[] {
  const text = query.slice(0, MAX_QUERY).normalize('NFC');
  const calls = callPathsIn(text, { loose: true }).flatMap((call) => {
    if (isStopWord(call.segments[0] ?? '')) return [];
    const terms = queryTerms(call);
    return terms.length === 0 ? [] : [terms];
  });
  const chunks = chunksIn(text);
  const words = chunks.filter(({ whole }) => whole !== '' && !isStopWord(whole));
  const kept = words.length > 0 ? words : chunks.filter(({ whole }) => whole !== '');
  const slots = kept.map((chunk, index) => {
    const next = kept[index + 1];
    return chunk.parts.length > 1
      ? nameSlot(chunk.whole, chunk.parts)
      : wordSlot(chunk.whole, kept.length === 1, next?.parts.length === 1 ? next.whole : undefined);
  });
  return [...calls.map(callSlot), ...slots].slice(0, MAX_SLOTS);
}

/** The other terms are those of calls whose path has some of the words only. */
function callSlot(terms: readonly string[]): Slot {
  return {
    alternatives: terms.map((term, index) => ({
      words: [term],
      weight: 2,
      prefix: index === 0 ? ('fallback' as const) : ('never' as const),
      fuzzy: 0,
    })),
  };
}

/** A name counts most as a whole and less by its parts; `SFU_vs_MCU` is split into `SFU` and `MCU` only. */
function nameSlot(whole: string, parts: readonly string[]): Slot {
  const significant = parts.filter((part) => !isStopWord(part));
  return {
    alternatives: [
      { words: [whole], weight: 1.5, prefix: 'always', fuzzy: fuzziness(whole) },
      {
        words: significant.length > 1 ? significant : parts,
        weight: significant.length === parts.length ? 0.4 : 0.2,
        prefix: 'never',
        fuzzy: 0,
      },
    ],
  };
}

/** A single letter matches longer words only if it is the whole query. */
function wordSlot(word: string, isAlone: boolean, next: string | undefined): Slot {
  const stem = stemOf(word);
  return {
    alternatives: [
      { words: [word], weight: 1, prefix: word.length === 1 && !isAlone ? 'never' : 'always', fuzzy: fuzziness(word) },
      ...(next === undefined ? [] : [{ words: [word + next], weight: 0.8, prefix: 'never' as const, fuzzy: 0 }]),
      ...(stem === null ? [] : [{ words: [stem], weight: 0.7, prefix: 'never' as const, fuzzy: 0 }]),
      ...synonymsOf(word).map((other) => ({ words: [other], weight: 0.5, prefix: 'never' as const, fuzzy: 0 })),
    ],
  };
}

/** The verb in "talking" or "forwarded". The reverse needs no stem: "talk" finds "talking" as its prefix. */
function stemOf(word: string): string | null {
  const stem = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1];
  return stem === undefined || !/[aeiouy]/.test(stem) ? null : stem.replace(/([bdgmnprt])\1$/, '$1');
}

/** Number of letters that can differ: none in short words and numbers. */
function fuzziness(word: string): number {
  if (/^\d+$/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
