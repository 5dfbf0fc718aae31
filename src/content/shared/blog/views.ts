import type { ContentNode } from '../tree/types';
import type { TocEntry } from '../../../site/toc';
import type { PageLink } from '../links';
import type { TagIndexView, TagLink } from '../tags';

export interface RecentPost {
  readonly title: string;
  readonly path: string;
  /** ISO date. */
  readonly date: string;
}

/** An author as shown with a post. */
export interface AuthorView {
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  /** Link to the author's page, website or email address; missing if there is none. */
  readonly href?: string;
  /** Path of a picture. Without one, a symbol generated from the key is shown. */
  readonly image: string | null;
}

/** An author on the index of authors. */
export interface AuthorCardView extends AuthorView {
  readonly count: number;
  readonly socials: readonly { readonly label: string; readonly href: string }[];
}

/** The header of a post, in lists and on its own page. */
export interface PostHeadView {
  readonly title: string;
  readonly path: string;
  /** ISO date. */
  readonly date: string;
  /** Minutes; null if the site does not show reading times. */
  readonly readingTime: number | null;
  readonly authors: readonly AuthorView[];
}

/** What changed after a post was published. */
export interface PostUpdate {
  /** A day such as `2025-04-08`. */
  readonly date: string;
  /** Inline HTML: the date, the text, and a link to the details if there are any. */
  readonly html: string;
}

/** A post in a list. */
export interface PostItemView extends PostHeadView {
  readonly excerpt: readonly ContentNode[];
  /** True if the excerpt is only part of the post. */
  readonly truncated: boolean;
  readonly tags: readonly TagLink[];
}

/** The part of a list that one page shows, with links to the pages before and after it. */
export interface PostListView {
  readonly posts: readonly PostItemView[];
  readonly page: number;
  readonly pageCount: number;
  readonly newerPath: string | null;
  readonly olderPath: string | null;
}

/** What blog pages with a sidebar need: the posts in it. */
interface BlogFrameView {
  readonly recentPosts: readonly RecentPost[];
}

export interface BlogListView extends BlogFrameView, PostListView {}

export interface BlogTagView extends BlogFrameView, PostListView {
  /** For example `2 posts tagged with "WHIP"`. */
  readonly heading: string;
  readonly description: string | null;
  readonly unlisted: boolean;
  /** Path of the feed of its posts, if it has one. */
  readonly feed: string | null;
}

export interface BlogTagsView extends BlogFrameView, TagIndexView {}

export interface BlogAuthorsView extends BlogFrameView {
  readonly authors: readonly AuthorCardView[];
}

export interface BlogAuthorView extends BlogFrameView, PostListView {
  readonly author: AuthorCardView;
  readonly description: string | null;
}

export interface BlogArchiveView {
  readonly posts: readonly RecentPost[];
}

export interface BlogPostView extends BlogFrameView, PostHeadView {
  readonly hasTitle: boolean;
  readonly content: readonly ContentNode[];
  readonly toc: readonly TocEntry[];
  /** Oldest first. */
  readonly updates: readonly PostUpdate[];
  readonly tags: readonly TagLink[];
  readonly editUrl: string;
  readonly unlisted: boolean;
  /** Whether the text is in another language than the site. */
  readonly untranslated?: boolean;
  readonly newer: PageLink | null;
  readonly older: PageLink | null;
  /** All parts of the post's series, including this post, oldest first; empty without a series. */
  readonly series: readonly PageLink[];
  readonly related: readonly PageLink[];
}
