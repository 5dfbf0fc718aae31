import { RecentPosts } from '../components/blog/recent-posts';
import { DocsSidebar } from '../features/docs-sidebar/docs-sidebar';
import type { FrameData, PageFrame } from '../site/views';

export interface SecondaryMenuProps {
  readonly data: FrameData;
  readonly page: PageFrame;
  readonly path: string;
}

/** Tells whether a page has a second panel in the phone menu. */
export function hasSecondaryMenu({ data, page }: Omit<SecondaryMenuProps, 'path'>): boolean {
  return page.kind === 'blog' ? data.recentPosts.length > 0 : sidebarOf(data, page) !== undefined;
}

/** The second panel of the phone menu: the docs sidebar of the page, or the blog's recent posts. */
export function SecondaryMenu({ data, page, path }: SecondaryMenuProps) {
  if (page.kind === 'blog') return <RecentPosts posts={data.recentPosts} path={path} />;
  const items = sidebarOf(data, page);
  return items ? <DocsSidebar items={items} path={path} variant="mobile" /> : null;
}

function sidebarOf(data: FrameData, page: PageFrame) {
  return page.version && page.sidebarId ? data.sidebars[`${page.version}/${page.sidebarId}`] : undefined;
}
