import type { ReactNode } from 'react';
import * as styles from './page.module.css';

interface PageTitleProps {
  readonly children: ReactNode;
  /** A short description of the page, below the title. */
  readonly lead?: ReactNode;
}

/** The page's only first-level heading. */
export function PageTitle({ children, lead }: PageTitleProps) {
  return (
    <>
      <h1 className={styles.title}>{children}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
