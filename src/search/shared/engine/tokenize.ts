import { callPathsIn, callTerms } from './paths';
import { isStopWord, toSingular } from './words';

/** Letters and digits with the joints of names: `sfu_mode`, `Rooms.Join`, `z-index`, `node.js`, `error:comapi`. */
const CHUNK = /[\p{L}\p{N}]+(?:(?:[_.:'’-]|::|->)[\p{L}\p{N}]+)*/gu;
/** Words of a name: `getUserById` has four, `WebHIDManager` three. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+|\p{Lu}/gu;
const PLURAL_OF_CAPITALS = /^(\p{Lu}{2,})s$/u;

/** A word or a name in a text. */
export interface Chunk {
  /** As written in the text. */
  readonly raw: string;
  /** In lower case and the singular, without joints: `sfumode`. */
  readonly whole: string;
  /** The words it consists of; a plain word has itself as its only part. */
  readonly parts: readonly string[];
  readonly start: number;
}

export function chunksIn(text: string): Chunk[] {
  return [...text.matchAll(CHUNK)].map((match) => {
    const { raw, whole, parts } = analyze(match[0]);
    return { raw, whole, parts, start: match.index };
  });
}

interface Analysis extends Omit<Chunk, 'start'> {
  /** Its words in the index. */
  readonly terms: readonly string[];
}

/** Texts repeat the same few thousand words. */
const analyses = new Map<string, Analysis>();

function analyze(raw: string): Analysis {
  let analysis = analyses.get(raw);
  if (analysis) return analysis;
  const plain = raw
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
    .replace(PLURAL_OF_CAPITALS, '$1');
  const whole = toSingular(plain.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase());
  const words = partsOf(plain)
    .map(({ text: part }) => toSingular(part.toLowerCase()))
    .filter((part) => part.length > 1);
  const parts = words.length > 1 ? words : [whole];
  const terms = (parts.length > 1 ? [...parts, whole] : parts).filter((word) => word !== '' && !isStopWord(word));
  analysis = { raw, whole, parts, terms };
  analyses.set(raw, analysis);
  return analysis;
}

/** The words that a name consists of, as written. */
export function partsOf(name: string): { readonly text: string; readonly start: number }[] {
  return [...name.matchAll(PART)].map((match) => ({ text: match[0], start: match.index }));
}

/** Words of a text for the index, in order: names and their parts, without stop words, followed by the calls. */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  for (const raw of text.match(CHUNK) ?? []) terms.push(...analyze(raw).terms);
  terms.push(...callPathsIn(text).flatMap(callTerms));
  return terms;
}
