import type { Ref } from 'react';
import type { TocEntry } from '../../site/toc';
import { TocList } from './toc-list';
import * as styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  readonly entries: readonly TocEntry[];
  readonly activeId: string | null;
  /** The box that scrolls when the list is taller than the window. */
  readonly ref?: Ref<HTMLElement>;
}

/** The table of contents to the right of the text, on wide screens. */
export function TableOfContents({ entries, activeId, ref }: TableOfContentsProps) {
  return (
    <nav ref={ref} className={styles.contents} aria-label={STRINGS.docs.contents}>
      <p className={styles.heading}>{STRINGS.docs.onThisPage}</p>
      <TocList entries={entries} activeId={activeId} />
    </nav>
  );
}
