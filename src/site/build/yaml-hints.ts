import type { ErrorCode } from 'yaml';

interface Hint {
  readonly codes: readonly ErrorCode[];
  /** What the line must contain. */
  readonly line?: RegExp;
  /** What the parser's message must contain. */
  readonly message?: RegExp;
  readonly hint: string;
}

const COLUMN = 'lines of one level must begin in the same column';

/** What is typically wrong. The first that fits is the hint. */
const HINTS: readonly Hint[] = [
  {
    codes: ['UNEXPECTED_TOKEN', 'BAD_INDENT', 'MISSING_CHAR'],
    line: /^\s*(?:- )?(?:[\w-]+:|-)\s+\{[A-Za-z]+\}/,
    hint: 'a value that begins with a brace must be written in double quotes',
  },
  {
    codes: ['MISSING_CHAR'],
    message: /^Missing closing/,
    hint: 'a quotation mark is not closed',
  },
  {
    codes: ['UNEXPECTED_TOKEN', 'MISSING_CHAR'],
    line: /[\s[,]"(?:[^"\\]|\\.)*"\s*[^\s,\]}:#]/,
    hint: 'a quotation mark inside of quotation marks is written \\", or use single quotes around the text',
  },
  {
    codes: ['UNEXPECTED_TOKEN', 'MISSING_CHAR'],
    line: /[\s[,]'(?:[^']|'')*'\s*[^\s,\]}:#]/,
    hint: "an apostrophe inside of single quotes is written '', or use double quotes around the text",
  },
  {
    codes: ['UNEXPECTED_TOKEN'],
    line: /:\s+[[{].*[\]}]\s*[^\s#]/,
    hint: 'a text that begins with a bracket or brace must be written in quotes',
  },
  {
    codes: ['BLOCK_AS_IMPLICIT_KEY'],
    line: /:\s.*:(?:\s|$)/,
    hint: 'a value that contains a colon must be written in quotes',
  },
  { codes: ['BLOCK_AS_IMPLICIT_KEY'], hint: COLUMN },
  { codes: ['UNEXPECTED_TOKEN'], message: /^Unexpected scalar at node end/, hint: COLUMN },
  { codes: ['BAD_INDENT'], message: /end with a [\]}]/, hint: 'a bracket or brace is not closed' },
  { codes: ['BAD_INDENT'], hint: COLUMN },
  { codes: ['TAB_AS_INDENT'], hint: 'indent with spaces' },
  { codes: ['DUPLICATE_KEY'], hint: 'the same field is above: remove one of the two' },
  { codes: ['MULTILINE_IMPLICIT_KEY'], hint: 'a field is written as "name: value", with a space behind the colon' },
  { codes: ['BAD_SCALAR_START'], hint: 'a value that begins with this character must be written in quotes' },
  {
    codes: ['BAD_DQ_ESCAPE'],
    hint: 'a backslash inside of double quotes is written \\\\, or use single quotes around the text',
  },
];

/**
 * Says in one line what is wrong with a text that is not valid YAML: the parser's message, a hint if the cause is a
 * typical one, and the line that was found.
 *
 * @param line the line of the error, as it is in the text
 */
export function describeYamlError(error: { readonly code: ErrorCode; readonly message: string }, line: string): string {
  const message = error.message.split('\n')[0] ?? '';
  const known = HINTS.find(
    (one) => one.codes.includes(error.code) && (one.line?.test(line) ?? true) && (one.message?.test(message) ?? true),
  );
  const found = line.trim() === '' ? '' : `; found ${line.trim()}`;
  return `is not valid YAML: ${message}${known ? ` (${known.hint})` : ''}${found}`;
}
