import type { FrameData, PageFrame } from '../content/shared/frame';

interface Shown {
  readonly data: FrameData;
  readonly page: PageFrame;
}

/** Whether the phone menu shows a panel of the page: its docs sidebar, or the blog's recent posts. */
export function hasMenuPanel({ data, page }: Shown): boolean {
  return page.kind === 'blog' ? data.recentPosts.length > 0 : pageSidebar(data, page) !== undefined;
}

/** Entries of the page's docs sidebar; undefined if it has none. */
function pageSidebar(data: FrameData, page: PageFrame) {
  return page.version && page.sidebarId ? data.sidebars[`${page.version}/${page.sidebarId}`] : undefined;
}
