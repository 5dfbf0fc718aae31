import { useMemo, type ReactNode } from 'react';
import { BackToTop } from '../features/back-to-top/back-to-top';
import { DocsSidebar } from '../features/docs-sidebar/docs-sidebar';
import { OperationEntries } from '../features/docs-sidebar/operation-entries';
import { useLoadFailure } from '../features/navigation/load-failure';
import { PageMain } from '../features/navigation/page-main';
import { HighlightedToc } from '../features/toc-highlight/highlighted-toc';
import type { SidebarItem } from '../content/shared/sidebar/types';
import type { PageOperation } from '../reference/shared/page-operations';
import type { TocEntry } from '../site/toc';
import * as columns from './columns.module.css';
import * as styles from './docs-layout.module.css';

interface DocsLayoutProps {
  /** Entries of the docs sidebar; null for pages without one. */
  readonly sidebar?: readonly SidebarItem[] | null;
  readonly path?: string;
  readonly toc?: readonly TocEntry[];
  /** Calls that the page shows. They take the place of the table of contents, below the page's sidebar entry. */
  readonly operations?: readonly PageOperation[];
  readonly children: ReactNode;
}

/** Lays out a page: sidebar, text and table of contents side by side; in one column on narrow screens. */
export function DocsLayout({ sidebar, path = '', toc = [], operations = [], children }: DocsLayoutProps) {
  const failure = useLoadFailure();
  const hasOperations = operations.length > 0;
  const hasContents = toc.length > 0 && !hasOperations;
  const below = useMemo(() => operations.length > 0 && <OperationEntries operations={operations} />, [operations]);
  const parts = [
    columns.layout,
    // With a sidebar, the text has the same position on pages without a table of contents.
    (sidebar || hasContents) && !hasOperations && columns.hasContentsRoom,
    sidebar && styles.withSidebar,
    hasOperations && styles.withOperations,
  ];
  return (
    <div className={parts.filter(Boolean).join(' ')}>
      {sidebar && (
        <div className={`${columns.sidebar} ${styles.sidebar}`} data-chrome="" data-menu-panel="">
          <DocsSidebar items={sidebar} path={failure?.path ?? path} below={!failure && below} />
        </div>
      )}
      <PageMain className={columns.main} errorClassName={columns.main}>
        <div className={columns.text}>{children}</div>
      </PageMain>
      {hasContents && !failure && (
        <div className={columns.contents} data-chrome="">
          <HighlightedToc entries={toc} />
        </div>
      )}
      <BackToTop />
    </div>
  );
}
