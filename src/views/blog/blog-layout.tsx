import type { ReactNode } from 'react';
import { RecentPosts } from '../../components/blog/recent-posts';
import { useLoadFailure } from '../../features/navigation/load-failure';
import { PageMain } from '../../features/navigation/page-main';
import { HighlightedToc } from '../../features/toc-highlight/highlighted-toc';
import type { TocEntry } from '../../site/toc';
import type { RecentPost } from '../../content/shared/blog/views';
import * as columns from '../columns.module.css';
import * as styles from './blog-layout.module.css';

interface BlogLayoutProps {
  /** Posts of the sidebar; empty for a page without one. */
  readonly recentPosts?: readonly RecentPost[];
  readonly path: string;
  readonly toc?: readonly TocEntry[];
  readonly children: ReactNode;
}

/** Lays out a blog page: recent posts, text and table of contents side by side; in one column on narrow screens. */
export function BlogLayout({ recentPosts = [], path, toc = [], children }: BlogLayoutProps) {
  const failure = useLoadFailure();
  const parts = [columns.layout, toc.length > 0 && columns.hasContentsRoom];
  return (
    <div className={parts.filter(Boolean).join(' ')}>
      {recentPosts.length > 0 && (
        <div className={`${columns.sidebar} ${styles.recent}`} data-chrome="" data-menu-panel="">
          <RecentPosts posts={recentPosts} path={failure?.path ?? path} />
        </div>
      )}
      <PageMain className={columns.main} errorClassName={columns.main}>
        <div className={columns.text}>{children}</div>
      </PageMain>
      {toc.length > 0 && !failure && (
        <div className={columns.contents} data-chrome="">
          <HighlightedToc entries={toc} />
        </div>
      )}
    </div>
  );
}
