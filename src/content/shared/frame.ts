import type { RecentPost } from './blog/views';
import type { NavbarItem, VersionSummary } from './navbar/types';
import type { SidebarItem } from './sidebar/types';

/** Data of the frame, which is the same around every page. */
export interface FrameData {
  readonly navbar: readonly NavbarItem[];
  readonly footer: readonly FooterGroup[];
  /** The line above every page, as HTML; empty if there is none. */
  readonly announcement: string;
  /** Sidebars by `version/id`. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly versions: readonly VersionSummary[];
  /** Posts for the blog's sidebar, newest first. */
  readonly recentPosts: readonly RecentPost[];
}

export interface FooterGroup {
  readonly title: string;
  readonly items: readonly { readonly label: string; readonly href: string }[];
}

/** What the frame needs to know about the page inside it. */
export interface PageFrame {
  readonly kind: 'doc' | 'blog' | 'page';
  readonly sidebarId?: string | null;
  readonly version?: string | null;
  /** Paths of the current doc in each version that has it, by version name; only if there are several versions. */
  readonly alternates?: Readonly<Record<string, string>> | null;
}
