import { useId, useState } from 'react';
import { TocList } from '../../components/docs/toc-list';
import { Icon } from '../../components/ui/icon';
import type { TocEntry } from '../../site/toc';
import * as styles from './mobile-toc.module.css';

/** The table of contents above the text, on narrow screens. Initially closed; open without scripts. */
export function MobileToc({ entries }: { readonly entries: readonly TocEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <nav className={styles.contents} aria-label="On this page">
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        On this page
        <Icon name="chevron-down" size={18} className={styles.caret} />
      </button>
      <div id={id} className={styles.list} data-collapsed={isOpen ? undefined : ''}>
        <TocList entries={entries} />
      </div>
    </nav>
  );
}
