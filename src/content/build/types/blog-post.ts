import { z } from 'zod';
import { comparablePath } from '../../../site/routes';
import { postPath, splitPostPath } from '../files/file-path';
import type { ParsedFile } from '../files/front-matter';
import type { Problem } from '../../../site/problems';
import { authorList, type AuthorDefinition } from './author';
import { buildPageBasics, type PageBasics } from './page-basics';
import { earlyUpdates, postUpdates, type PostUpdateEntry } from './post-updates';
import { basicFrontMatter, dateText, tagList } from './schemas';

/** Front matter of a post. */
export const blogPostFrontMatter = z.strictObject({
  ...basicFrontMatter.shape,
  date: dateText
    .optional()
    .describe('When the post is published. Without it, the date at the beginning of the file name.')
    .meta({ examples: ['2025-03-05', '2025-03-05T10:00:00Z'] }),
  authors: authorList.describe('Who wrote the post: keys of `data/authors.yaml`.').meta({ examples: [['api-team']] }),
  tags: tagList
    .describe('Two to six keys of `data/blog-tags.yaml`. A post is listed at `/blog/tags` under each of them.')
    .meta({ examples: [['layouts', 'webhooks']] }),
  series: z.string().min(1).optional().describe('Posts with the same value form a series, ordered by date.'),
  updates: postUpdates.describe('What changed after the post was published: shown in a box below its title.'),
});

export type BlogPostFrontMatter = z.infer<typeof blogPostFrontMatter>;

/**
 * What a `BlogPost` node stores. Everything derived from the body or from other posts is resolved on demand.
 */
export interface BlogPostFields extends PageBasics {
  readonly path: string;
  /** Publication date as an ISO 8601 date and time in UTC. */
  readonly date: string;
  readonly tagKeys: readonly string[];
  readonly inlineTags: Readonly<Record<string, string>>;
  readonly authorKeys: readonly string[];
  readonly inlineAuthors: Readonly<Record<string, AuthorDefinition>>;
  readonly seriesKey: string | null;
  /** Oldest first. */
  readonly updates: readonly PostUpdateEntry[];
}

/**
 * Builds a post from its file. The date comes from the front matter, or else from the file name, or else from the first
 * commit of the file. The path comes from the slug, or else from the file name without its date.
 *
 * @param resolved the post's tags and authors
 */
export function buildBlogPost(
  file: ParsedFile<BlogPostFrontMatter>,
  location: {
    readonly relativePath: string;
    readonly sourcePath: string;
    readonly displayPath: string;
    readonly firstCommit: () => string | null;
  },
  resolved: Pick<BlogPostFields, 'tagKeys' | 'inlineTags' | 'authorKeys' | 'inlineAuthors'>,
): { readonly post: BlogPostFields; readonly problems: readonly Problem[] } {
  const { frontMatter: fm } = file;
  const { name, day } = splitPostPath(location.relativePath);
  const { basics, problems: basicProblems } = buildPageBasics(file, location, name);
  const problems = [...basicProblems];
  const report = (line: number, message: string): void =>
    void problems.push({ file: location.displayPath, line, message });
  if (withoutComments(file.body) === '')
    report(file.bodyOffset + 1, 'has no text: a post needs at least one paragraph');
  if (fm.date === undefined && day !== undefined && !dateText.safeParse(day).success)
    report(1, `has the date ${day} in its file name, which is not a valid date`);
  const date = toTime(fm.date) ?? toTime(day) ?? location.firstCommit();
  if (date === null && day === undefined)
    report(
      1,
      'has no date: add the field "date" to the front matter, or start the file name with a date, as in 2025-03-05-name.mdx',
    );
  for (const index of date === null ? [] : earlyUpdates(fm.updates, date))
    report(
      file.lineOf(['updates', index, 'date']),
      `field "updates.${index}.date": found "${fm.updates[index]?.date}"; expected a day after the post's own (${date?.slice(0, 10)})`,
    );

  return {
    problems,
    post: {
      ...basics,
      path: postPath(location.relativePath, fm.slug),
      date: date ?? '',
      ...resolved,
      seriesKey: fm.series ?? null,
      updates: [...fm.updates].sort((a, b) => a.date.localeCompare(b.date)),
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

/** A page's path, and the file and line that define it. */
export interface PlacedPage {
  readonly path: string;
  readonly file: string;
  readonly line: number;
}

/** Problems of pages that have the same path as an earlier one. */
export function findDuplicatePaths(pages: readonly PlacedPage[]): Problem[] {
  const owners = new Map<string, PlacedPage>();
  return pages.flatMap((page): Problem[] => {
    const owner = owners.get(comparablePath(page.path));
    if (owner)
      return [
        {
          file: page.file,
          line: page.line,
          message: `has the path ${page.path}, which ${owner.file}:${owner.line} already uses: give one of them a different "slug"`,
        },
      ];
    owners.set(comparablePath(page.path), page);
    return [];
  });
}
