import type { ReactNode } from 'react';
import * as styles from './page.module.css';

interface PageTitleProps {
  readonly children: ReactNode;
  /** What the page is about, below its title. */
  readonly lead?: ReactNode;
}

/** The one first-level heading of a page. */
export function PageTitle({ children, lead }: PageTitleProps) {
  return (
    <>
      <h1 className={styles.title}>{children}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
