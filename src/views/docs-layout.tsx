import type { ReactNode } from 'react';
import { BackToTop } from '../features/back-to-top/back-to-top';
import { DocsSidebar } from '../features/docs-sidebar/docs-sidebar';
import { useLoadFailure } from '../features/navigation/load-failure';
import { PageMain } from '../features/navigation/page-main';
import { HighlightedToc } from '../features/toc-highlight/highlighted-toc';
import type { SidebarItem } from '../content/shared/sidebar/types';
import type { TocEntry } from '../site/toc';
import { SaveAreaSlot } from '../offline/browser/save-area/save-area-slot';
import * as columns from './columns.module.css';
import * as styles from './docs-layout.module.css';

interface DocsLayoutProps {
  /** Entries of the docs sidebar; null for pages without one. */
  readonly sidebar?: readonly SidebarItem[] | null;
  readonly path?: string;
  readonly toc?: readonly TocEntry[];
  readonly hasSamples?: boolean;
  readonly children: ReactNode;
}

/** Lays out a page: sidebar, text and table of contents side by side; in one column on narrow screens. */
export function DocsLayout({ sidebar, path = '', toc = [], hasSamples = false, children }: DocsLayoutProps) {
  const failure = useLoadFailure();
  const parts = [
    columns.layout,
    // With a sidebar, the text has the same position on pages without a table of contents.
    (sidebar || toc.length > 0) && columns.hasContentsRoom,
    sidebar && styles.withSidebar,
    hasSamples && styles.withSamples,
  ];
  return (
    <div className={parts.filter(Boolean).join(' ')}>
      {sidebar && (
        <div className={`${columns.sidebar} ${styles.sidebar}`} data-chrome="" data-menu-panel="">
          <DocsSidebar
            items={sidebar}
            path={failure?.path ?? path}
            variant="desktop"
            end={<SaveAreaSlot items={sidebar} />}
          />
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
      <BackToTop />
    </div>
  );
}
