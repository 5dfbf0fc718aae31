import { RecentPosts } from '../components/blog/recent-posts';
import { DocsSidebar } from '../features/docs-sidebar/docs-sidebar';
import { SaveAreaSlot } from '../offline/browser/save-area/save-area-slot';
import type { FrameData, PageFrame } from '../content/shared/frame';
import { pageSidebar } from './has-secondary-menu';

export interface SecondaryMenuProps {
  readonly data: FrameData;
  readonly page: PageFrame;
  readonly path: string;
}

/** The second panel of the phone menu: the page's docs sidebar, or the blog's recent posts. */
export function SecondaryMenu({ data, page, path }: SecondaryMenuProps) {
  if (page.kind === 'blog') return <RecentPosts posts={data.recentPosts} path={path} />;
  const items = pageSidebar(data, page);
  return items ? <DocsSidebar items={items} path={path} variant="mobile" end={<SaveAreaSlot items={items} />} /> : null;
}
