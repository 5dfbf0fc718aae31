import { useId, type ReactNode } from 'react';
import * as styles from './panel.module.css';

export interface PanelProps {
  readonly title: string;
  /** Shows the title only to screen readers, for a panel below a tab of the same name. */
  readonly hidesTitle?: boolean;
  readonly lead?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a playground: a region with a heading. */
export function Panel({ title, hidesTitle = false, lead, className, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={[styles.panel, className].filter(Boolean).join(' ')}>
      <h2 id={id} className={hidesTitle ? 'visually-hidden' : styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
