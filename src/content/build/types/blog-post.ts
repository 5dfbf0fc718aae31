import { z } from 'zod';
import { comparablePath, routes } from '../../../site/routes';
import type { ParsedFile } from '../files/front-matter';
import type { Problem } from '../../../site/problems';
import { authorList, type AuthorDefinition } from './author';
import { firstHeading } from './doc';
import { dateText, listing, slugText, tagList, tocLevels } from './schemas';

/** Front matter of a post. */
export const blogPostFrontMatter = z.strictObject({
  title: z.string().min(1).optional(),
  slug: slugText.optional(),
  date: dateText.optional(),
  authors: authorList,
  tags: tagList,
  /** Posts with the same word here are parts of one series, in the order of their dates. */
  series: z.string().min(1).optional(),
  ...listing,
  ...tocLevels,
});

export type BlogPostFrontMatter = z.infer<typeof blogPostFrontMatter>;

/** What a `BlogPost` node stores; everything derived from the body or from other posts is resolved when it is asked for. */
export interface BlogPostFields {
  readonly path: string;
  readonly title: string;
  /** Day of publishing as an ISO time in UTC. */
  readonly date: string;
  readonly summary: string | null;
  readonly keywords: readonly string[];
  readonly image: string | null;
  readonly tagKeys: readonly string[];
  readonly inlineTags: Readonly<Record<string, string>>;
  readonly authorKeys: readonly string[];
  readonly inlineAuthors: Readonly<Record<string, AuthorDefinition>>;
  readonly seriesKey: string | null;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly hideToc: boolean;
  readonly tocMin: number;
  readonly tocMax: number;
  /** Path from the content root. */
  readonly sourcePath: string;
  readonly bodyOffset: number;
}

/** `2024-03-05-name.mdx`, or a folder of that name with an `index.mdx`: the day of publishing and the name. */
const DATED = /^(?:(\d{4}-\d{2}-\d{2})-)?(.+)$/;

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
  const problems: Problem[] = [];
  const problem = (line: number, message: string): void =>
    void problems.push({ file: place.displayPath, line, message });

  const bare = place.relativePath.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const folder = bare.includes('/') ? bare.slice(0, bare.lastIndexOf('/')) : '';
  const [, day, name = bare] = DATED.exec(bare.slice(bare.lastIndexOf('/') + 1)) ?? [];
  const title = fm.title ?? firstHeading(file.body);
  if (title === undefined)
    problem(1, 'has no title: write the field "title" into the front matter, or begin the text with a heading "# …"');
  if (withoutComments(file.body) === '')
    problem(file.bodyOffset + 1, 'has no text: a post needs at least one paragraph');
  if ((fm.toc_min_heading_level ?? 2) > (fm.toc_max_heading_level ?? 3)) {
    problem(
      file.lineOf(['toc_min_heading_level']),
      `field "toc_min_heading_level": found ${fm.toc_min_heading_level ?? 2}, which is more than toc_max_heading_level (${fm.toc_max_heading_level ?? 3})`,
    );
  }
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
      path: routes.blogPost(fm.slug ?? `${folder}/${name}`),
      title: title ?? name,
      date: date ?? '',
      summary: fm.description ?? null,
      keywords: fm.keywords,
      image: fm.image ?? null,
      ...found,
      seriesKey: fm.series ?? null,
      draft: fm.draft,
      unlisted: fm.unlisted,
      hideToc: fm.hide_table_of_contents,
      tocMin: fm.toc_min_heading_level ?? 2,
      tocMax: fm.toc_max_heading_level ?? 3,
      sourcePath: place.sourcePath,
      bodyOffset: file.bodyOffset,
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
