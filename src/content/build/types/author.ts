import { z } from 'zod';
import { joinPath, routes } from '../../../site/routes';
import { toKebab } from '../../../site/slug';
import type { Problem } from '../../../site/problems';
import { similarNames } from '../../../site/build/nearest';

/** An author's entry in the authors file. */
const authorEntry = z.strictObject({
  name: z.string().min(1).describe('Name below posts.'),
  title: z.string().min(1).optional().describe('What the author does, in a few words beside the name.'),
  description: z.string().min(1).optional().describe("One or two sentences on the author's page."),
  url: z
    .url()
    .optional()
    .describe("The author's own page.")
    .meta({ examples: ['https://mara.example'] }),
  email: z.email().optional().describe('Address for mail from readers.'),
  image: z
    .string()
    .startsWith('/')
    .optional()
    .describe('Picture of the author: path of a file of `static`.')
    .meta({ examples: ['/img/mara.png'] }),
  socials: z
    .record(z.string(), z.url())
    .optional()
    .describe('Addresses of profiles by the name that their links show.')
    .meta({ examples: [{ Mastodon: 'https://mastodon.example/@mara' }] }),
  page: z
    .union([z.boolean(), z.strictObject({ permalink: z.string().startsWith('/').describe('Path of the page.') })])
    .default(false)
    .describe("Whether the author has a page with all posts. An object with `permalink` also chooses the page's path."),
});

/** An author as written in the authors file or in a post's front matter. */
export type AuthorDefinition = z.input<typeof authorEntry>;

/** Path of an author's page: the `permalink` if there is one, otherwise built from the key. Null without a page. */
export function authorPath(key: string, page: AuthorDefinition['page']): string | null {
  if (!page) return null;
  return page === true ? routes.blogAuthor(toKebab(key)) : joinPath(routes.blogAuthors(), page.permalink);
}

/** `authors.yaml`: authors by key. */
export const authorsFile = z.record(z.string().min(1), authorEntry).superRefine(rejectDuplicatePaths);

/** Rejects an authors file in which two authors have the same path. */
function rejectDuplicatePaths(authors: Readonly<Record<string, AuthorDefinition>>, context: z.RefinementCtx): void {
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
        message: `author "${key}" has the path ${path}, which author "${owner}" already uses`,
      });
    else owners.set(path.toLowerCase(), key);
  }
}

/** An author described in a post's front matter. */
const inlineAuthor = authorEntry.omit({ page: true });

/** The `authors` of a post: one or a list, each a key of the authors file or an inline description. */
export const authorList = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(
    z.union([z.string().min(1), inlineAuthor], {
      error: 'expected a key of data/authors.yaml, or an author with at least a name',
    }),
  ),
);

export type WrittenAuthor = z.infer<typeof authorList>[number];

export interface ResolvedAuthors {
  readonly keys: string[];
  /** Authors described only in this post, by key. */
  readonly inline: Record<string, AuthorDefinition>;
  readonly problems: Problem[];
}

/**
 * Resolves the authors of one post to keys. A string must be a key of the authors file. An author described in the post
 * is a problem if `strict` is true, and is otherwise reported through `warn`.
 */
export function resolveAuthors(
  written: readonly WrittenAuthor[],
  authors: Readonly<Record<string, AuthorDefinition>> | undefined,
  location: { readonly file: string; readonly lineOf: (index: number) => number; readonly authorsFile: string },
  options: { readonly strict: boolean; readonly warn: (message: string) => void },
): ResolvedAuthors {
  const result: ResolvedAuthors = { keys: [], inline: {}, problems: [] };
  written.forEach((author, index) => {
    const name = typeof author === 'string' ? author : author.name;
    const line = location.lineOf(index);
    const report = (message: string): void =>
      void result.problems.push({ file: location.file, line, message: `field "authors": found "${name}", ${message}` });
    const key = typeof author === 'string' ? author : `inline:${toKebab(name)}`;
    if (result.keys.includes(key)) return report('which is already listed');
    result.keys.push(key);
    if (typeof author === 'string') {
      if (authors === undefined) return report(`but there is no authors file: create ${location.authorsFile}`);
      if (!Object.hasOwn(authors, key))
        return report(
          `which is not in ${location.authorsFile}; nearest: ${similarNames(key, Object.keys(authors)).join(', ') || '(none)'}; allowed: ${Object.keys(authors).join(', ')}`,
        );
      return undefined;
    }
    result.inline[key] = author;
    const message = `which is not in ${location.authorsFile}`;
    if (options.strict) return report(message);
    return options.warn(`${location.file}:${line} field "authors": found "${name}", ${message}`);
  });
  return result;
}
