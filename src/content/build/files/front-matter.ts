import type { z } from 'zod';
import type { TokenValues } from '../../../site/tokens';
import type { Problem } from '../../../site/problems';
import { parseYaml, validateYaml } from '../../../site/build/yaml';

/** A parsed content file: its checked front matter, its body and where the body begins. */
export interface ParsedFile<T> {
  readonly frontMatter: T;
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyOffset: number;
  /** Returns the line of a front matter field in the file. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

export type ParseResult<T> =
  | { readonly file: ParsedFile<T>; readonly problems: readonly [] }
  | { readonly file: undefined; readonly problems: readonly Problem[] };

const FENCE = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** Splits a file into the YAML of its front matter and its body, without checking either. */
export function bodyOf(text: string): { readonly frontMatter: string; readonly body: string } {
  const source = text.replace(/^\uFEFF/, '');
  const match = FENCE.exec(source);
  return { frontMatter: match?.[1] ?? '', body: source.slice(match?.[0].length ?? 0) };
}

/** Splits a file into front matter and body and checks the front matter against its schema. */
export function parseContentFile<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
  tokens: TokenValues,
): ParseResult<T> {
  const source = text.replace(/^\uFEFF/, '');
  const match = FENCE.exec(source);
  if (!match) {
    const message = source.startsWith('---')
      ? 'has unclosed front matter: add a line --- after it'
      : 'has no front matter: begin the file with a line ---, the fields (at least a title) and another line ---';
    return { file: undefined, problems: [{ file, line: 1, message }] };
  }
  const yaml = parseYaml(match[1] ?? '', file, 2);
  const checked = validateYaml(yaml.data === null ? { ...yaml, data: {} } : yaml, schema, file, tokens);
  if (checked.data === undefined) return { file: undefined, problems: checked.problems };
  return {
    file: {
      frontMatter: checked.data,
      body: source.slice(match[0].length),
      bodyOffset: match[0].split('\n').length - 1,
      lineOf: yaml.lineOf,
    },
    problems: [],
  };
}
