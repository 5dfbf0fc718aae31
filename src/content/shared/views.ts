import type { ContentNode } from './tree/types';
import type { NavbarItem, VersionSummary } from './navbar/types';
import type { SidebarItem } from './sidebar/types';
import type { TocEntry } from '../../site/toc';

/** Data of the frame around every page; the same for the whole site. */
export interface FrameData {
  readonly navbar: readonly NavbarItem[];
  readonly footer: readonly FooterGroup[];
  /** Sidebars by `version/id`. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly versions: readonly VersionSummary[];
  /** Posts for the blog's sidebar, newest first. */
  readonly recentPosts: readonly RecentPost[];
}

export interface RecentPost {
  readonly title: string;
  readonly path: string;
  /** ISO date. */
  readonly date: string;
}

export interface FooterGroup {
  readonly title: string;
  readonly items: readonly { readonly label: string; readonly href: string }[];
}

/** What the frame must know of the page it encloses. */
export interface PageFrame {
  readonly kind: 'doc' | 'blog' | 'page';
  readonly sidebarId?: string | null;
  readonly version?: string | null;
  /** Paths of the doc shown in the versions that have it, by version name; only where there are several. */
  readonly alternates?: Readonly<Record<string, string>> | null;
}

export interface PageLink {
  readonly label: string;
  readonly path: string;
}

export interface Crumb {
  readonly label: string;
  /** Missing for an ancestor without a page of its own. */
  readonly path?: string;
}

/** A tag as it is shown below a page. */
export interface TagLink {
  readonly label: string;
  readonly path: string;
  readonly description?: string | null;
}

export interface DocPageView {
  readonly title: string;
  /** True if the content brings its own first-level heading. */
  readonly hasTitle: boolean;
  /** True if samples are beside their explanation, for which the text is wider where there is room. */
  readonly hasSamples: boolean;
  readonly content: readonly ContentNode[];
  readonly breadcrumbs: readonly Crumb[];
  readonly toc: readonly TocEntry[];
  readonly tags: readonly TagLink[];
  readonly editUrl: string | null;
  /** ISO date of the last change, or null when it is not shown. */
  readonly lastUpdated: string | null;
  readonly unlisted: boolean;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** Sidebar entries of this page, already chosen; null if it has none. */
  readonly sidebar: readonly SidebarItem[] | null;
  readonly path: string;
  /** Label of the version, shown only where there are several. */
  readonly versionBadge: string | null;
  readonly versionBanner: {
    readonly kind: 'unreleased' | 'unmaintained';
    readonly label: string;
    readonly latestPath: string;
    readonly latestLabel: string;
  } | null;
}

/** A card on a category page. */
export interface CategoryCard {
  readonly kind: 'doc' | 'category' | 'external';
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

export interface CategoryPageView {
  readonly title: string;
  readonly description: string;
  readonly cards: readonly CategoryCard[];
  readonly breadcrumbs: readonly Crumb[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  readonly sidebar: readonly SidebarItem[] | null;
  readonly path: string;
}

export interface TagIndexView {
  readonly groups: readonly {
    readonly letter: string;
    readonly tags: readonly {
      readonly label: string;
      readonly path: string;
      readonly count: number;
      readonly description?: string | null;
    }[];
  }[];
}

export interface TagPageView {
  /** For example `2 docs tagged with "Layers"`. */
  readonly heading: string;
  readonly description: string | null;
  readonly allTagsPath: string;
  readonly entries: readonly { readonly title: string; readonly path: string; readonly description: string }[];
  readonly page: number;
  readonly pageCount: number;
  readonly previousPath: string | null;
  readonly nextPath: string | null;
}

/** A page outside of docs and blog: content, with contents list but without a sidebar. */
export interface ContentPageView {
  readonly title: string;
  readonly hasTitle: boolean;
  readonly content: readonly ContentNode[];
  readonly toc: readonly TocEntry[];
  readonly unlisted: boolean;
}
