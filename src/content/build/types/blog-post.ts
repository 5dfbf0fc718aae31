import { z } from 'zod';
import { comparablePath } from '../../../site/routes';
import { postAddress, splitPostPath } from '../files/file-address';
import type { ParsedFile } from '../files/front-matter';
import type { Problem } from '../../../site/problems';
import { authorList, type AuthorDefinition } from './author';
import { buildPageBasics, type PageBasics } from './page-basics';
import { basicFrontMatter, dateText, tagList } from './schemas';

/** Front matter of a post. */
export const blogPostFrontMatter = z.strictObject({
  ...basicFrontMatter.shape,
  date: dateText.optional(),
  authors: authorList,
  tags: tagList,
  /** Posts with the same word here are parts of one series, in the order of their dates. */
  series: z.string().min(1).optional(),
});

export type BlogPostFrontMatter = z.infer<typeof blogPostFrontMatter>;

/**
 * What a `BlogPost` node stores; everything derived from the body or from other posts is resolved when it is asked for.
 */
export interface BlogPostFields extends PageBasics {
  readonly path: string;
  /** Day of publishing as an ISO time in UTC. */
  readonly date: string;
  readonly tagKeys: readonly string[];
  readonly inlineTags: Readonly<Record<string, string>>;
  readonly authorKeys: readonly string[];
  readonly inlineAuthors: Readonly<Record<string, AuthorDefinition>>;
  readonly seriesKey: string | null;
}

/**
 * Builds a post from its file. The date is the field, else the one in the file's name, else that of the file's first
 * commit; the address is the slug, else the file's name without its date. Tags and authors are given, already resolved.
 */
export function buildBlogPost(
  file: ParsedFile<BlogPostFrontMatter>,
  place: {
    readonly relativePath: string;
    readonly sourcePath: string;
    readonly displayPath: string;
    readonly firstCommit: () => string | null;
  },
  found: Pick<BlogPostFields, 'tagKeys' | 'inlineTags' | 'authorKeys' | 'inlineAuthors'>,
): { readonly post: BlogPostFields; readonly problems: readonly Problem[] } {
  const { frontMatter: fm } = file;
  const { name, day } = splitPostPath(place.relativePath);
  const { basics, problems: basicProblems } = buildPageBasics(file, place, name);
  const problems = [...basicProblems];
  const problem = (line: number, message: string): void =>
    void problems.push({ file: place.displayPath, line, message });
  if (withoutComments(file.body) === '')
    problem(file.bodyOffset + 1, 'has no text: a post needs at least one paragraph');
  if (fm.date === undefined && day !== undefined && !dateText.safeParse(day).success)
    problem(1, `has the date ${day} in its name, which is not a calendar day`);
  const date = toTime(fm.date) ?? toTime(day) ?? place.firstCommit();
  if (date === null)
    problem(
      1,
      'has no date: write the field "date" into the front matter, or begin the file\'s name with the day, as in 2025-03-05-name.mdx',
    );

  return {
    problems,
    post: {
      ...basics,
      path: postAddress(place.relativePath, fm.slug),
      date: date ?? '',
      ...found,
      seriesKey: fm.series ?? null,
    },
  };
}

function toTime(date: string | undefined): string | null {
  const time = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function withoutComments(body: string): string {
  return body.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, '').trim();
}

/** A post's address, and where it was given. */
export interface PlacedPost {
  readonly path: string;
  readonly file: string;
  readonly line: number;
}

/** Posts that have the address of an earlier one. */
export function findSharedAddresses(posts: readonly PlacedPost[]): Problem[] {
  const owners = new Map<string, PlacedPost>();
  return posts.flatMap((post): Problem[] => {
    const owner = owners.get(comparablePath(post.path));
    if (owner)
      return [
        {
          file: post.file,
          line: post.line,
          message: `has the address ${post.path}, which ${owner.file}:${owner.line} already has: give one of them another "slug"`,
        },
      ];
    owners.set(comparablePath(post.path), post);
    return [];
  });
}
