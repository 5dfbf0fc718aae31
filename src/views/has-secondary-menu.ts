import type { FrameData, PageFrame } from '../content/shared/frame';

interface Shown {
  readonly data: FrameData;
  readonly page: PageFrame;
}

/** Whether a page has a second panel in the phone menu. Separate from the panel itself, whose code is loaded later. */
export function hasSecondaryMenu({ data, page }: Shown): boolean {
  return page.kind === 'blog' ? data.recentPosts.length > 0 : pageSidebar(data, page) !== undefined;
}

/** Entries of the page's docs sidebar; undefined if it has none. */
export function pageSidebar(data: FrameData, page: PageFrame) {
  return page.version && page.sidebarId ? data.sidebars[`${page.version}/${page.sidebarId}`] : undefined;
}
