import { z } from 'zod';
import { authorPath, type AuthorDefinition } from '../../shared/blog/authors';
import { toKebab } from '../../../site/slug';
import type { Problem } from '../../../site/problems';
import { similarNames } from '../../../site/build/nearest';

/** An author as the authors file describes one. */
export const authorEntry = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  url: z.url().optional(),
  email: z.email().optional(),
  image: z.string().startsWith('/').optional(),
  socials: z.record(z.string(), z.url()).optional(),
  /** True, or an address of its own, for an author with an own page. */
  page: z.union([z.boolean(), z.strictObject({ permalink: z.string().startsWith('/') })]).default(false),
});

/** Refuses an authors file in which two authors have one address. */
export function refuseSharedPaths(authors: Readonly<Record<string, AuthorDefinition>>, context: z.RefinementCtx): void {
  const owners = new Map<string, string>();
  for (const [key, { page }] of Object.entries(authors)) {
    const path = authorPath(key, page);
    if (path === null) continue;
    const owner = owners.get(path.toLowerCase());
    if (owner !== undefined)
      context.addIssue({
        code: 'custom',
        path: [key, 'page'],
        input: page,
        message: `author "${key}" has the address ${path}, which author "${owner}" has already`,
      });
    else owners.set(path.toLowerCase(), key);
  }
}

/** An author whom a post describes itself. */
const inlineAuthor = authorEntry.omit({ page: true });

/** What a post says of its authors: one or a list, each a key of the authors file or a description. */
export const authorList = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(
    z.union([z.string().min(1), inlineAuthor], {
      error: 'needed is a key of data/authors.yaml, or an author with at least a name',
    }),
  ),
);

export type WrittenAuthor = z.infer<typeof authorList>[number];

export interface ResolvedAuthors {
  readonly keys: string[];
  /** Authors that only this post describes, by their key. */
  readonly inline: Record<string, AuthorDefinition>;
  readonly problems: Problem[];
}

/**
 * Turns the authors of one post into keys. An author whom the file does not list must be described; that is a problem
 * where `strict`, else reported through `warn`.
 */
export function resolveAuthors(
  written: readonly WrittenAuthor[],
  authors: Readonly<Record<string, AuthorDefinition>> | undefined,
  place: { readonly file: string; readonly lineOf: (index: number) => number; readonly authorsFile: string },
  options: { readonly strict: boolean; readonly warn: (message: string) => void },
): ResolvedAuthors {
  const result: ResolvedAuthors = { keys: [], inline: {}, problems: [] };
  written.forEach((author, index) => {
    const name = typeof author === 'string' ? author : author.name;
    const line = place.lineOf(index);
    const report = (message: string): void =>
      void result.problems.push({ file: place.file, line, message: `field "authors": found "${name}", ${message}` });
    const key = typeof author === 'string' ? author : `inline:${toKebab(name)}`;
    if (result.keys.includes(key)) return report('who is named already');
    result.keys.push(key);
    if (typeof author === 'string') {
      if (authors === undefined) return report(`but there is no authors file: write ${place.authorsFile}`);
      if (!Object.hasOwn(authors, key))
        return report(
          `whom ${place.authorsFile} does not list; nearest: ${similarNames(key, Object.keys(authors)).join(', ') || '(none)'}; all: ${Object.keys(authors).join(', ')}`,
        );
      return undefined;
    }
    result.inline[key] = author;
    const message = `whom ${place.authorsFile} does not list`;
    if (options.strict) return report(message);
    return options.warn(`${place.file}:${line} field "authors": found "${name}", ${message}`);
  });
  return result;
}
