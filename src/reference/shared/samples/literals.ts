/** How a language writes values. */
export interface LiteralStyle {
  readonly indent: string;
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  /** Separator of key and value: `: ` or ` => `. */
  readonly pair: string;
  readonly braces: readonly [open: string, close: string];
  /** Space inside the braces of a single-line object. */
  readonly pad: '' | ' ';
  readonly words: readonly [none: string, yes: string, no: string];
  readonly trailingComma: boolean;
  /** Literal for an empty object, in languages where empty braces mean something different. */
  readonly emptyObject?: string;
}

/** Longest line that is not broken. */
const WIDTH = 76;

const doubleQuoted = (value: string): string => JSON.stringify(value);
const singleQuoted = (value: string): string =>
  `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;

const isWord = (name: string): boolean => /^[a-z_]\w*$/i.test(name);

const JSON_STYLE: LiteralStyle = {
  indent: '  ',
  text: doubleQuoted,
  key: doubleQuoted,
  pair: ': ',
  braces: ['{', '}'],
  pad: ' ',
  words: ['null', 'true', 'false'],
  trailingComma: false,
};

export const JAVASCRIPT_STYLE: LiteralStyle = {
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

/** In PHP, code points are in braces, `\b` does not exist, and `$` starts a variable. */
const phpDoubleQuoted = (value: string): string =>
  doubleQuoted(value)
    .replace(/\\(?:(\\)|u([\da-f]{4})|b)/g, (whole, slash?: string, code?: string) =>
      slash ? whole : `\\u{${code ?? '0008'}}`,
    )
    .replaceAll('$', '\\$');

export const PHP_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  indent: '    ',
  pair: ' => ',
  braces: ['[', ']'],
  pad: '',
  trailingComma: true,
  emptyObject: 'new stdClass()',
  // Single quotes have no escape for a line break.
  text: (value) => (/[\n\r]/.test(value) ? phpDoubleQuoted(value) : singleQuoted(value)),
  key: singleQuoted,
};

/** In Ruby’s double quotes, `#` starts an interpolation only before a brace, `$` or `@`. */
const rubyText = (value: string): string => doubleQuoted(value).replace(/#(?=[{$@])/g, '\\#');

export const RUBY_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  text: rubyText,
  key: (name) => (isWord(name) ? name : rubyText(name)),
  words: ['nil', 'true', 'false'],
};

/**
 * Writes a JSON value as a literal. What fits stays on one line, so that a map of spots has one line per spot.
 *
 * @param level Indentation depth of the line on which the value starts.
 * @param before Number of characters before it on that line.
 */
export function writeLiteral(value: unknown, style: LiteralStyle, level = 0, before = 0): string {
  if (typeof value === 'string') return style.text(value);
  if (value === null || value === undefined) return style.words[0];
  if (typeof value === 'boolean') return style.words[value ? 1 : 2];
  if (typeof value !== 'object') return String(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : style.braces;
  const entries: [string, unknown][] = isList
    ? value.map((entry: unknown) => ['', entry])
    : Object.entries(value).map(([name, entry]) => [style.key(name) + style.pair, entry]);
  if (entries.length === 0) return (!isList && style.emptyObject) || open + close;

  const pad = isList ? '' : style.pad;
  const flat = entries.map(([name, entry]) => name + writeLiteral(entry, style, level)).join(', ');
  const line = open + pad + flat + pad + close;
  if (!line.includes('\n') && style.indent.length * level + before + line.length <= WIDTH) return line;

  const inner = style.indent.repeat(level + 1);
  const lines = entries.map(([name, entry]) => `${inner}${name}${writeLiteral(entry, style, level + 1, name.length)}`);
  return `${open}\n${lines.join(',\n')}${style.trailingComma ? ',' : ''}\n${style.indent.repeat(level)}${close}`;
}

/** Formats JSON for readers. */
export function formatJson(value: unknown): string {
  return writeLiteral(value, JSON_STYLE);
}
