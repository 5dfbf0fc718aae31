import { z } from 'zod';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { parseYaml, validateYaml } from '../../src/site/build/yaml';
import { ContentError, type Problem } from '../../src/site/problems';
import type { ExternalLink } from './types';

const schema = z.strictObject({
  exceptions: z
    .array(
      z.strictObject({
        pattern: z
          .string()
          .regex(
            /^https?:\/\/[^\s#]+$/,
            'expected a URL without a fragment; * is anything but a slash, ** is anything',
          ),
        reason: z.string().min(10),
      }),
    )
    .default([]),
});

/** Links that are not requested. */
export interface Exceptions {
  readonly isExempt: (url: string) => boolean;
  /** Problems of exceptions that apply to none of these links. */
  readonly findUnused: (links: readonly ExternalLink[]) => Problem[];
}

/**
 * Reads the file of exceptions.
 *
 * @throws ContentError with file, line, field, the value found and what is allowed
 */
export function readExceptions(path: string): Exceptions {
  const file = displayPath(path);
  const source = parseYaml(readUtf8(path), file);
  const { data, problems } = validateYaml(source, schema, file, {});
  if (data === undefined) throw new ContentError(problems);
  const rules = data.exceptions.map(({ pattern }, index) => ({
    pattern,
    line: source.lineOf(['exceptions', index]),
    expression: toExpression(pattern),
  }));
  return {
    isExempt: (url) => rules.some(({ expression }) => expression.test(url)),
    findUnused: (links) =>
      rules
        .filter(({ expression }) => !links.some(({ url }) => expression.test(url)))
        .map(({ pattern, line }) => ({
          file,
          line,
          message: `has the pattern "${pattern}", which no link on the site matches: delete it`,
        })),
  };
}

function toExpression(pattern: string): RegExp {
  const parts = pattern
    .split(/(\*+)/)
    .map((part) => (part === '*' ? '[^/]*' : /^\*+$/.test(part) ? '.*' : part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')));
  return new RegExp(`^${parts.join('')}$`, 's');
}
