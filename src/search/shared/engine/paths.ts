import { toSingular } from './words';

/** A call in a text: `POST /rooms/{ACCESS_KEY}/layers`, with or without its method. */
export interface CallPath {
  readonly method: string | null;
  /** Lower-case parts between the slashes; `*` for a placeholder. */
  readonly segments: readonly string[];
}

const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|WSS?)$/i;
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
    return segments.some((segment) => segment !== '*' && segment !== '')
      ? [{ method: isMethod ? before.toLowerCase() : null, segments: segments.filter(Boolean) }]
      : [];
  });
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

/** The word of the index by which a call in a query is looked up; null if the call is just a plain word. */
export function queryTerm({ method, segments }: CallPath): string | null {
  const start = segments.findIndex((segment) => segment !== '*');
  const tail = segments.slice(start).join('/');
  if (method !== null) return `${method}:${tail}`;
  return tail.includes('/') ? tail : null;
}
