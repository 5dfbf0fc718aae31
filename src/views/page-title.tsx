import type { ReactNode } from 'react';
import * as styles from './page.module.css';

/** The one first-level heading of a page. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  return <h1 className={styles.title}>{children}</h1>;
}
