/** What a program computes, and a page cannot: `grid(4)`. */
export interface Computed {
  readonly computed: string;
}

/** A value that was read from source text, and the position after it. */
export interface ReadLiteral {
  readonly value: unknown;
  readonly end: number;
}

export function isComputed(value: unknown): value is Computed {
  return typeof value === 'object' && value !== null && 'computed' in value && typeof value.computed === 'string';
}

const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['$true', true],
  ['false', false],
  ['False', false],
  ['$false', false],
  ['null', null],
  ['None', null],
  ['nil', null],
]);

const DEPTH_LIMIT = 8;
const NUMBER = /-?\d+(?:\.\d+)?/y;
const WORD = /\$?[A-Za-z_][\w-]*/y;
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/y;
/** Space, and comments up to the end of their line. */
const SPACE = /(?:\s|(?:\/\/|#)[^\n]*)*/y;
/** Between a key and its value: JSON and JavaScript, PHP and Ruby, PowerShell. */
const PAIR = /:|=>?/y;
const SEPARATOR = /[,;]|(?=\n)/y;
/** An expression, up to what ends the entry; brackets may contain anything that ends it otherwise. */
const EXPRESSION = /(?:\([^()\n]{0,80}(?:\([^()\n]{0,80}\)[^()\n]{0,80})?\)|\[[^\]\n]{0,80}\]|[^,;(){}[\]\n]){1,120}/y;

/**
 * Reads a list or an object at a position of source text, as JSON, JavaScript, Python, PHP, Ruby and PowerShell write
 * them. Undefined if there is none.
 */
export function readLiteral(text: string, start: number): ReadLiteral | undefined {
  let position = start;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) position += found.length;
    return found;
  };

  const readValue = (depth: number): unknown => {
    take(SPACE);
    const open = take(/@?\{|@\(|\[/y);
    if (open !== undefined) return depth > DEPTH_LIMIT ? undefined : readEntries(open, depth);
    const before = position;
    const string = take(STRING);
    if (string !== undefined && endsHere()) return unquote(string);
    position = before;
    const number = take(NUMBER);
    if (number !== undefined && endsHere()) return Number(number);
    position = before;
    const word = take(WORD);
    if (word !== undefined && WORDS.has(word) && endsHere()) return WORDS.get(word);
    position = before;
    const computed = take(EXPRESSION)?.trim();
    return computed ? { computed } : undefined;
  };

  const endsHere = (): boolean => /^\s*(?:[,;\]})]|\n|=>|:|=|$)/.test(text.slice(position, position + 80));

  /** The entries of a list or an object. In PHP, both have square brackets. */
  const readEntries = (open: string, depth: number): unknown => {
    const close = open === '[' ? ']' : open === '@(' ? ')' : '}';
    const list: unknown[] = [];
    const pairs: [string, unknown][] = [];
    for (;;) {
      take(SPACE);
      if (text[position] === close) {
        position += 1;
        if (pairs.length > 0 && list.length > 0) return undefined;
        return pairs.length > 0 || (close === '}' && list.length === 0) ? Object.fromEntries(pairs) : list;
      }
      const key = readKey();
      const value = readValue(depth + 1);
      if (value === undefined) return undefined;
      if (key !== undefined) pairs.push([key, value]);
      // A name alone is a variable whose name is the key.
      else if (close === '}' && isComputed(value) && /^\w+$/.test(value.computed)) pairs.push([value.computed, value]);
      else list.push(value);
      take(/[^\S\n]*/y);
      if (take(SEPARATOR) === undefined && text[position] !== close) return undefined;
    }
  };

  const readKey = (): string | undefined => {
    const before = position;
    const key = take(STRING) ?? take(WORD);
    take(SPACE);
    if (key !== undefined && take(PAIR) !== undefined) return unquote(key);
    position = before;
    return undefined;
  };

  const value = readValue(0);
  return typeof value === 'object' && value !== null && !isComputed(value) ? { value, end: position } : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The text of a string; a word is its own text. */
function unquote(source: string): string {
  const quote = source[0] ?? '';
  if (!`"'\``.includes(quote)) return source;
  return source
    .slice(1, -1)
    .replace(/\\(?:u\{?([\da-f]{1,6})\}?|(.))/gis, (_, code?: string, character = '') =>
      code === undefined
        ? (ESCAPES[character] ?? character)
        : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    );
}
