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

/** An author as shown beside a post. */
export interface AuthorView {
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  /** The author's own page, web address or mailbox; missing if there is none. */
  readonly href?: string;
  /** Path of a picture; without one the author's mark is drawn from the key. */
  readonly image: string | null;
}

/** An author on the index of authors. */
export interface AuthorCardView extends AuthorView {
  readonly count: number;
  readonly socials: readonly { readonly label: string; readonly href: string }[];
}

/** The head of a post, in lists and on its own page. */
export interface PostHeadView {
  readonly title: string;
  readonly path: string;
  /** ISO date. */
  readonly date: string;
  /** Minutes; null where reading times are not shown. */
  readonly readingTime: number | null;
  readonly authors: readonly AuthorView[];
}

/** A post in a list. */
export interface PostItemView extends PostHeadView {
  readonly excerpt: readonly ContentNode[];
  /** True if the excerpt is only a part of the post. */
  readonly truncated: boolean;
  readonly tags: readonly TagLink[];
}

/** The part of a list that one page shows, and where the others are. */
export interface PostListView {
  readonly posts: readonly PostItemView[];
  readonly page: number;
  readonly pageCount: number;
  readonly newerPath: string | null;
  readonly olderPath: string | null;
}

/** What every page of the blog is given: the posts of the sidebar. */
interface BlogFrameView {
  readonly recentPosts: readonly RecentPost[];
}

export interface BlogListView extends BlogFrameView, PostListView {}

export interface BlogTagView extends BlogFrameView, PostListView {
  /** For example `2 posts tagged with "WHIP"`. */
  readonly heading: string;
  readonly description: string | null;
  readonly unlisted: boolean;
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
  readonly tags: readonly TagLink[];
  readonly editUrl: string;
  readonly unlisted: boolean;
  readonly newer: PageLink | null;
  readonly older: PageLink | null;
  /** Parts of the post's series, itself included, oldest first; empty without a series. */
  readonly series: readonly PageLink[];
  readonly related: readonly PageLink[];
}
