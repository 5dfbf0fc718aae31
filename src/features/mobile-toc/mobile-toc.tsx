import { TocList } from '../../components/docs/toc-list';
import { Icon } from '../../components/ui/icon';
import type { TocEntry } from '../../site/toc';
import * as styles from './mobile-toc.module.css';

interface MobileTocProps {
  readonly entries: readonly TocEntry[];
  /** On wide screens too, on pages that have no table of contents beside their text. */
  readonly isAlwaysShown?: boolean;
}

/** The table of contents above the text, on narrow screens. Initially closed; it needs no script. */
export function MobileToc({ entries, isAlwaysShown = false }: MobileTocProps) {
  return (
    <nav
      className={`${styles.contents} ${isAlwaysShown ? '' : styles.narrow}`.trim()}
      aria-label={STRINGS.docs.onThisPage}
    >
      {/* Readers can open it before hydration. */}
      <details suppressHydrationWarning>
        <summary className={styles.button}>
          {STRINGS.docs.onThisPage}
          <Icon name="chevron-down" size={18} className={styles.caret} />
        </summary>
        <div className={styles.list}>
          <TocList entries={entries} />
        </div>
      </details>
    </nav>
  );
}
