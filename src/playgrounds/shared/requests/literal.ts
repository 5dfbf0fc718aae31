/** How a language writes the values of JSON. */
export interface LiteralStyle {
  readonly indent: string;
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  /** Between a key and its value. */
  readonly pair: string;
  readonly braces: readonly [open: string, close: string];
  /** Between a brace and what it holds, on one line. */
  readonly pad: '' | ' ';
  readonly words: readonly [none: string, yes: string, no: string];
  readonly trailingComma: boolean;
}

/** Longest list or object that stays on one line. */
const WIDTH = 64;

const doubleQuoted = (value: string): string => JSON.stringify(value);
const singleQuoted = (value: string): string =>
  `'${value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r')}'`;
const isWord = (name: string): boolean => /^[a-z_]\w*$/i.test(name);

export const JSON_STYLE: LiteralStyle = {
  indent: '  ',
  text: doubleQuoted,
  key: doubleQuoted,
  pair: ': ',
  braces: ['{', '}'],
  pad: ' ',
  words: ['null', 'true', 'false'],
  trailingComma: false,
};
export const NODE_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  text: singleQuoted,
  key: (name) => (isWord(name) ? name : singleQuoted(name)),
  trailingComma: true,
};
export const PYTHON_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  indent: '    ',
  pad: '',
  words: ['None', 'True', 'False'],
  trailingComma: true,
};
/** PHP writes characters by their number in braces, knows no `\b`, and puts variables in. */
const phpDoubleQuoted = (value: string): string =>
  doubleQuoted(value)
    .replace(/\\(?:(\\)|u([\da-f]{4})|b)/g, (whole, slash?: string, code?: string) =>
      slash ? whole : `\\u{${code ?? '0008'}}`,
    )
    .replace(/\$/g, '\\$');
export const PHP_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  indent: '    ',
  key: singleQuoted,
  pair: ' => ',
  braces: ['[', ']'],
  pad: '',
  trailingComma: true,
  // A line break has no short form between single quotes.
  text: (value) => (/[\n\r]/.test(value) ? phpDoubleQuoted(value) : singleQuoted(value)),
};
/** `#` begins an interpolation between double quotes only before a brace, `$` or `@`. */
const rubyText = (value: string): string => doubleQuoted(value).replace(/#(?=[{$@])/g, '\\#');
export const RUBY_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  text: rubyText,
  key: (name) => (isWord(name) ? name : rubyText(name)),
  words: ['nil', 'true', 'false'],
};

/** Writes a value of JSON in a language, beginning at a depth of indentation. What is short stays on one line. */
export function writeValue(value: unknown, style: LiteralStyle, level = 0): string {
  if (typeof value === 'string') return style.text(value);
  if (value === null || value === undefined) return style.words[0];
  if (typeof value === 'boolean') return style.words[value ? 1 : 2];
  if (typeof value !== 'object') return String(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? (['[', ']'] as const) : style.braces;
  const entries: [string, unknown][] = isList
    ? value.map((entry: unknown) => ['', entry])
    : Object.entries(value).map(([name, entry]) => [`${style.key(name)}${style.pair}`, entry]);
  if (entries.length === 0) return open + close;
  const pad = isList ? '' : style.pad;
  const line = `${open}${pad}${entries.map(([name, entry]) => name + writeValue(entry, style, level)).join(', ')}${pad}${close}`;
  // A list of lists is a map of spots: one line each reads best.
  const isTable = isList && value.length > 1 && value.every((entry) => Array.isArray(entry));
  if (!line.includes('\n') && line.length <= WIDTH && !isTable) return line;
  const inner = style.indent.repeat(level + 1);
  const lines = entries.map(([name, entry]) => `${inner}${name}${writeValue(entry, style, level + 1)}`);
  return `${open}\n${lines.join(',\n')}${style.trailingComma ? ',' : ''}\n${style.indent.repeat(level)}${close}`;
}

/** JSON as a reader likes to see it. */
export function formatJson(value: unknown): string {
  return writeValue(value, JSON_STYLE);
}

/** A text as one word of a shell command. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
