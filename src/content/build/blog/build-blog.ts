import { buildTags, type BuiltTag } from '../docs/build-tags';
import { joinPath, routes } from '../../../site/routes';
import type { RecentPost } from '../../shared/blog/views';
import type { PageLink } from '../../shared/links';
import { authorPath, type AuthorDefinition } from '../types/author';
import type { TagsFile } from '../types/tag';
import { newestFirst } from '../../shared/blog/group-by-year';
import { relatedPosts } from './related-posts';

/** The fields of a post that are needed to build the blog. */
export interface BlogSource {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** ISO date. */
  readonly date: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly tagKeys: readonly string[];
  /** Labels of tags that are not in the tags file, by key. */
  readonly inlineTags: Readonly<Record<string, string>>;
  readonly authorKeys: readonly string[];
  /** Authors who are not in the authors file, by key. */
  readonly inlineAuthors: Readonly<Record<string, AuthorDefinition>>;
  readonly seriesKey: string | null;
}

export interface BlogInput {
  readonly posts: readonly BlogSource[];
  readonly authors: Readonly<Record<string, AuthorDefinition>>;
  readonly tags: Readonly<TagsFile>;
  readonly sidebarCount: number | 'ALL';
  readonly isProduction: boolean;
  /** Time of the build in milliseconds. */
  readonly now: number;
}

/** A post's place among the others. It contains none of the text, so that edits to the text do not change it. */
export interface BlogPlace {
  readonly postId: string;
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly tagKeys: readonly string[];
  readonly authorKeys: readonly string[];
  readonly newer: PageLink | null;
  readonly older: PageLink | null;
  /** All parts of the post's series, including the post itself, oldest first; empty if there are no other parts. */
  readonly series: readonly PageLink[];
  readonly related: readonly PageLink[];
}

interface BuiltAuthor {
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly path: string | null;
  readonly url: string | null;
  readonly email: string | null;
  readonly image: string | null;
  readonly socials: Readonly<Record<string, string>>;
  readonly count: number;
  /** True for an author who is described in a post instead of the authors file. */
  readonly inline: boolean;
}

export interface BuiltBlog {
  /** Listed posts, newest first. */
  readonly places: readonly BlogPlace[];
  readonly authors: readonly BuiltAuthor[];
  readonly tags: readonly BuiltTag[];
  readonly recentPosts: readonly RecentPost[];
}

/**
 * Builds the blog from its posts: order, links to adjacent posts, series, related posts and counts. In production,
 * drafts and posts with a future date are excluded.
 */
export function buildBlog(input: BlogInput): BuiltBlog {
  const shown = input.posts.filter((post) => !isHidden(post, input)).sort(newestFirst);
  const listed = shown.filter(({ unlisted }) => !unlisted);
  // The label in the newest post wins; the tags file takes precedence over posts.
  const inlineTags = Object.fromEntries(
    [...shown]
      .reverse()
      .flatMap(({ inlineTags: labels }) => Object.entries(labels).map(([key, label]) => [key, { label }])),
  );
  return {
    places: listed.map((post, index) => toPlace(post, index, listed)),
    authors: buildAuthors(listed, input.authors),
    tags: buildTags(shown, { ...inlineTags, ...input.tags }, (key, permalink) =>
      permalink ? joinPath(routes.blogTags(), permalink) : routes.blogTag(key),
    ),
    recentPosts: (input.sidebarCount === 'ALL' ? listed : listed.slice(0, input.sidebarCount)).map(
      ({ title, path, date }) => ({ title, path, date }),
    ),
  };
}

function toPlace(post: BlogSource, index: number, listed: readonly BlogSource[]): BlogPlace {
  const { id, path, title, date, tagKeys, authorKeys, seriesKey } = post;
  const series = seriesKey === null ? [] : listed.filter((other) => other.seriesKey === seriesKey).reverse();
  return {
    postId: id,
    path,
    title,
    date,
    tagKeys,
    authorKeys,
    newer: toLink(listed[index - 1]),
    older: toLink(listed[index + 1]),
    series: series.length > 1 ? series.flatMap((part) => toLink(part) ?? []) : [],
    related: relatedPosts(post, listed).flatMap((other) => toLink(other) ?? []),
  };
}

function toLink(post: BlogSource | undefined): PageLink | null {
  return post ? { label: post.title, path: post.path } : null;
}

function buildAuthors(listed: readonly BlogSource[], definitions: BlogInput['authors']): BuiltAuthor[] {
  const counts = new Map<string, number>();
  for (const key of listed.flatMap(({ authorKeys }) => authorKeys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const inline = Object.fromEntries(listed.flatMap(({ inlineAuthors }) => Object.entries(inlineAuthors)));
  const toAuthor = ([key, author]: [string, AuthorDefinition], isInline: boolean): BuiltAuthor => ({
    key,
    name: author.name,
    title: author.title ?? null,
    description: author.description ?? null,
    path: authorPath(key, author.page),
    url: author.url ?? null,
    email: author.email ?? null,
    image: author.image ?? null,
    socials: author.socials ?? {},
    count: counts.get(key) ?? 0,
    inline: isInline,
  });
  return [
    ...Object.entries(definitions).map((entry) => toAuthor(entry, false)),
    ...Object.entries(inline).map((entry) => toAuthor(entry, true)),
  ];
}

/** Returns whether a post is hidden from readers. In production, drafts and posts with a future date are hidden. */
export function isHidden(
  post: { readonly draft: boolean; readonly date: string },
  { isProduction, now }: { readonly isProduction: boolean; readonly now: number },
): boolean {
  return isProduction && (post.draft || Date.parse(post.date) > now);
}
