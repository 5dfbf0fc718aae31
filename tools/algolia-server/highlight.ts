import { covers, putAt, textsOf } from './attributes';
import type { JsonObject } from './indices';

export interface Tags {
  readonly pre: string;
  readonly post: string;
}

const WORD = /[\p{L}\p{N}_]+/gu;

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** Complete texts with the matches marked, in the shape of the record. */
export function highlightOf(
  record: JsonObject,
  words: readonly string[],
  patterns: readonly string[],
  tags: Tags,
): JsonObject {
  const result: JsonObject = {};
  for (const [path, text] of textsOf(record)) {
    if (path === 'objectID' || !patterns.some((pattern) => covers(pattern, path))) continue;
    const { value, matched } = mark(text, words, tags);
    putAt(result, path, {
      value,
      matchLevel: levelOf(matched, words),
      ...(matched.length > 0 ? { fullyHighlighted: false } : {}),
      matchedWords: matched,
    });
  }
  return result;
}

/** Excerpts of a given number of words around the first match. Patterns have the form `attribute:words`. */
export function snippetOf(
  record: JsonObject,
  words: readonly string[],
  patterns: readonly string[],
  ellipsis: string,
  tags: Tags,
): JsonObject {
  const result: JsonObject = {};
  for (const [path, text] of textsOf(record)) {
    const pattern = patterns
      .map((entry) => entry.split(':'))
      .find(([name]) => name !== undefined && covers(name, path));
    if (pattern === undefined || path === 'objectID') continue;
    const { value, matched } = mark(excerpt(text, words, Number(pattern[1] ?? 10), ellipsis), words, tags);
    putAt(result, path, { value, matchLevel: levelOf(matched, words) });
  }
  return result;
}

function excerpt(text: string, words: readonly string[], length: number, ellipsis: string): string {
  const tokens = [...text.matchAll(WORD)];
  if (tokens.length <= length) return text;
  const first = Math.max(
    0,
    tokens.findIndex(([token]) => words.some((word) => token.toLowerCase().startsWith(word))),
  );
  const from = Math.max(0, Math.min(first - Math.floor(length / 2), tokens.length - length));
  const start = tokens[from]?.index ?? 0;
  const lastToken = tokens[from + length - 1];
  const end = lastToken === undefined ? text.length : lastToken.index + lastToken[0].length;
  return `${from > 0 ? ellipsis : ''}${text.slice(start, end)}${end < text.length ? ellipsis : ''}`;
}

function mark(text: string, words: readonly string[], { pre, post }: Tags): { value: string; matched: string[] } {
  const matched = new Set<string>();
  const value = text.replace(WORD, (token) => {
    const word = words.find((candidate) => token.toLowerCase().startsWith(candidate));
    if (word === undefined) return token;
    matched.add(word);
    return `${pre}${token.slice(0, word.length)}${post}${token.slice(word.length)}`;
  });
  return { value, matched: [...matched] };
}

function levelOf(matched: readonly string[], words: readonly string[]): 'none' | 'partial' | 'full' {
  if (matched.length === 0) return 'none';
  return matched.length === new Set(words).size ? 'full' : 'partial';
}
