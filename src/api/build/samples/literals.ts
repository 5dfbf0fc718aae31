/** How a language writes values. */
export interface LiteralStyle {
  readonly indent: string;
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  /** Between key and value: `: ` or ` => `. */
  readonly pair: string;
  readonly object: readonly [open: string, close: string];
  readonly array: readonly [open: string, close: string];
  /** Spaces inside the braces of an object written on one line. */
  readonly padObjects: boolean;
  readonly words: { readonly null: string; readonly true: string; readonly false: string };
  readonly trailingComma: boolean;
  /** Written for an object without entries, where braces would mean something else. */
  readonly emptyObject?: string;
}

/** Longest line that is kept in one piece. */
const WIDTH = 76;

const doubleQuoted = (value: string): string => JSON.stringify(value);
const singleQuoted = (value: string): string => `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;

export const JSON_STYLE: LiteralStyle = {
  indent: '  ',
  text: doubleQuoted,
  key: doubleQuoted,
  pair: ': ',
  object: ['{', '}'],
  array: ['[', ']'],
  padObjects: true,
  words: { null: 'null', true: 'true', false: 'false' },
  trailingComma: false,
};

export const JAVASCRIPT_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  text: singleQuoted,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)),
  trailingComma: true,
};

export const PYTHON_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  indent: '    ',
  padObjects: false,
  words: { null: 'None', true: 'True', false: 'False' },
  trailingComma: true,
};

export const PHP_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  indent: '    ',
  pair: ' => ',
  object: ['[', ']'],
  padObjects: false,
  trailingComma: true,
  emptyObject: 'new stdClass()',
  // A line break has no short form between single quotes.
  text: (value) => (value.includes('\n') ? doubleQuoted(value).replaceAll('$', '\\$') : singleQuoted(value)),
  key: singleQuoted,
};

/** `#` begins an interpolation between double quotes only before a brace, `$` or `@`. */
const rubyText = (value: string): string => doubleQuoted(value).replace(/#(?=[{$@])/g, '\\#');

export const RUBY_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  text: rubyText,
  key: (name) => (/^[a-z_]\w*$/i.test(name) ? name : rubyText(name)),
  words: { null: 'nil', true: 'true', false: 'false' },
};

/**
 * Writes a JSON value in a language. What fits stays on one line, so that a map of spots is one line per spot.
 *
 * @param level depth of indentation of the line the value begins on
 * @param before characters that stand in front of it on that line
 */
export function writeLiteral(value: unknown, style: LiteralStyle, level = 0, before = 0): string {
  if (typeof value === 'string') return style.text(value);
  if (value === null) return style.words.null;
  if (typeof value === 'boolean') return style.words[value ? 'true' : 'false'];
  if (typeof value !== 'object') return String(value);
  const [open, close] = Array.isArray(value) ? style.array : style.object;
  const entries = Array.isArray(value)
    ? value.map((entry: unknown) => ['', entry] as const)
    : Object.entries(value).map(([name, entry]) => [`${style.key(name)}${style.pair}`, entry] as const);
  if (entries.length === 0) return Array.isArray(value) ? open + close : (style.emptyObject ?? open + close);

  const flat = entries.map(([name, entry]) => name + writeLiteral(entry, style, level, 0));
  const pad = style.padObjects && !Array.isArray(value) ? ' ' : '';
  const line = `${open}${pad}${flat.join(', ')}${pad}${close}`;
  if (!line.includes('\n') && style.indent.length * level + before + line.length <= WIDTH) return line;

  const inner = style.indent.repeat(level + 1);
  const lines = entries.map(([name, entry]) => `${inner}${name}${writeLiteral(entry, style, level + 1, name.length)}`);
  return `${open}\n${lines.join(',\n')}${style.trailingComma ? ',' : ''}\n${style.indent.repeat(level)}${close}`;
}

/** JSON as a reader likes to see it. */
export function formatJson(value: unknown): string {
  return writeLiteral(value, JSON_STYLE);
}
