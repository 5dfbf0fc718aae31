import { callPathsIn, callTerms } from './paths';
import { isStopWord, toSingular } from './words';

/** Letters and digits, joined by what joins names: `sfu_mode`, `Rooms.Join`, `z-index`, `node.js`, `error:comapi`. */
const CHUNK = /[\p{L}\p{N}]+(?:(?:[_.:'’-]|::|->)[\p{L}\p{N}]+)*/gu;
/** Words of a name: `getUserById` has four, `WebHIDManager` three. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+|\p{Lu}/gu;
const PLURAL_OF_CAPITALS = /^(\p{Lu}{2,})s$/u;

/** A word or a name in a text. */
export interface Chunk {
  /** As it stands in the text. */
  readonly raw: string;
  /** Lower case, without its joints, plural cut: `sfumode`. */
  readonly whole: string;
  /** The words it is made of; a plain word is its own only part. */
  readonly parts: readonly string[];
  readonly start: number;
}

export function chunksIn(text: string): Chunk[] {
  return [...text.matchAll(CHUNK)].map((match) => {
    const raw = match[0];
    const plain = raw
      .replace(/['’]s$/, '')
      .replace(/['’]/g, '')
      .replace(PLURAL_OF_CAPITALS, '$1');
    const whole = toSingular(plain.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase());
    const parts = partsOf(plain)
      .map(({ text: part }) => toSingular(part.toLowerCase()))
      .filter((part) => part.length > 1);
    return { raw, whole, parts: parts.length > 1 ? parts : [whole], start: match.index };
  });
}

/** Words that a name is made of, as they stand in it. */
export function partsOf(name: string): { readonly text: string; readonly start: number }[] {
  return [...name.matchAll(PART)].map((match) => ({ text: match[0], start: match.index }));
}

/** Words of a text for the index, in order: names whole and by their parts, stop words left out, then the calls. */
export function tokenize(text: string): string[] {
  const words = chunksIn(text).flatMap(({ whole, parts }) => (parts.length > 1 ? [...parts, whole] : [whole]));
  return [...words.filter((word) => word !== '' && !isStopWord(word)), ...callPathsIn(text).flatMap(callTerms)];
}
