import type { Crumb, PageLink } from './links';
import type { SidebarItem } from './sidebar/types';
import type { TagLink } from './tags';
import type { ContentNode } from './tree/types';
import type { TocEntry } from '../../site/toc';

/** Where a page says to which version of the docs it belongs. */
interface VersionNotice {
  /** Label of the version, shown only where there are several. */
  readonly versionBadge: string | null;
  readonly versionBanner: {
    readonly kind: 'unreleased' | 'unmaintained';
    readonly label: string;
    readonly latestPath: string;
    readonly latestLabel: string;
  } | null;
}

export interface DocPageView extends VersionNotice {
  readonly title: string;
  /** True if the content contains a first-level heading. */
  readonly hasTitle: boolean;
  readonly content: readonly ContentNode[];
  readonly breadcrumbs: readonly Crumb[];
  readonly toc: readonly TocEntry[];
  readonly tags: readonly TagLink[];
  readonly editUrl: string | null;
  /** ISO date of the last change, or null when it is not shown. */
  readonly lastUpdated: string | null;
  readonly unlisted: boolean;
  /** Whether the text is in another language than the site. */
  readonly untranslated?: boolean;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** Sidebar entries of this page, already chosen; null if it has none. */
  readonly sidebar: readonly SidebarItem[] | null;
  readonly path: string;
}

/** A card on a category page. */
export interface CategoryCard {
  readonly kind: 'doc' | 'category' | 'external';
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

export interface CategoryPageView extends VersionNotice {
  readonly title: string;
  readonly description: string;
  readonly cards: readonly CategoryCard[];
  readonly breadcrumbs: readonly Crumb[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  readonly sidebar: readonly SidebarItem[] | null;
  readonly path: string;
}
