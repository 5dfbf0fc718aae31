import { toSingular } from './words';

/** A call in a text: `POST /rooms/{ACCESS_KEY}/layers`, with or without its method. */
export interface CallPath {
  readonly method: string | null;
  /** Lower-case parts between the slashes; `*` for a placeholder. */
  readonly segments: readonly string[];
  /** In a query: plain words that follow a path of one word, and can be further parts of it. */
  readonly words?: readonly string[];
}

const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|WSS?)$/i;
/** A path has no more parts with a name. */
const MAX_WORDS = 4;
/** What a text with a call contains. Most texts have none, and splitting them into words takes time. */
const HINT = /\/|\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|WSS?)\s/;
const PLACEHOLDER = /[{}<>$*]|^:\w|^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/;
/** Scheme and host, or a shell variable that replaces them. */
const ORIGIN = /^(?:[a-z]+:\/\/[^/]*|\$\{?\w+\}?(?=\/))/i;

/**
 * Calls in a text. In running text, a call must start with a slash, a host or a method, so that "and/or" stays two
 * words. In a query (`loose`), a call can start in the middle of a path, and its method can be in lower case:
 * `forward/mcu`, `delete playbacks`.
 */
export function callPathsIn(text: string, options: { readonly loose?: boolean } = {}): CallPath[] {
  if (!options.loose && !HINT.test(text)) return [];
  const words = text.split(/\s+/);
  return words.flatMap((word, index) => {
    const before = words[index - 1] ?? '';
    const isMethod = options.loose ? METHOD.test(before) : METHOD.test(before) && before === before.toUpperCase();
    // Most words are neither, and matching them takes time.
    if (!isMethod && !word.includes('/')) return [];
    const bare = word.replace(/^["'`(]+|["'`).,;]+$/g, '').replace(ORIGIN, '');
    const isPath = bare.includes('/') && (options.loose || isMethod || bare.startsWith('/'));
    if (!isPath && !(isMethod && /^[a-z_]+$/.test(bare))) return [];
    const segments = bare
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
      .map(toSegment);
    if (!segments.some((segment) => segment !== '*' && segment !== '')) return [];
    const call = { method: isMethod ? before.toLowerCase() : null, segments: segments.filter(Boolean) };
    return options.loose && isMethod && !isPath ? [{ ...call, words: plainWords(words.slice(index + 1)) }] : [call];
  });
}

/** The words up to the first that cannot be part of a path. */
function plainWords(words: readonly string[]): string[] {
  const end = words.findIndex((word) => !/^[a-z_]+$/.test(word));
  return (end < 0 ? words : words.slice(0, end)).map(toSegment).slice(0, MAX_WORDS);
}

function toSegment(segment: string): string {
  return PLACEHOLDER.test(segment) ? '*' : toSingular(segment.toLowerCase().replace(/[^\p{L}\p{N}*]+/gu, ''));
}

/**
 * Words of the index for a call: each tail of the path, alone and after the method, so that `layers/{Z_INDEX}` and
 * `DELETE layers` find `DELETE /rooms/{ACCESS_KEY}/layers/{Z_INDEX}`.
 */
export function callTerms({ method, segments }: CallPath): string[] {
  const tails = segments.flatMap((segment, index) => (segment === '*' ? [] : [segments.slice(index).join('/')]));
  return tails.flatMap((tail) => [
    ...(tail.includes('/') ? [tail] : []),
    ...(method === null ? [] : [`${method}:${tail}`]),
  ]);
}

/**
 * The words of the index by which a call in a query is looked up, best first; none if the call is just a plain word. Of
 * words without slashes, `POST rooms lock`, each can be the last part of the path.
 */
export function queryTerms({ method, segments, words = [] }: CallPath): string[] {
  const start = segments.findIndex((segment) => segment !== '*');
  const tail = segments.slice(start).join('/');
  if (method === null) return tail.includes('/') ? [tail] : [];
  return [tail, ...words.flatMap((word, index) => [...new Set([words.slice(index).join('/'), word])])].map(
    (path) => `${method}:${path}`,
  );
}
