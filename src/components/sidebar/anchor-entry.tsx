import type { ReactNode } from 'react';
import * as styles from './sidebar.module.css';

interface AnchorEntryProps {
  readonly id: string;
  /** True while the reader is at the part of the page that the entry links to. */
  readonly isActive: boolean;
  readonly children: ReactNode;
}

/** A sidebar entry that links to a part of the current page. */
export function AnchorEntry({ id, isActive, children }: AnchorEntryProps) {
  return (
    <a
      href={`#${id}`}
      className={`${styles.label} ${isActive ? styles.active : ''}`}
      aria-current={isActive ? 'location' : undefined}
    >
      {children}
    </a>
  );
}
