import { useId, type ReactNode } from 'react';
import * as styles from './panel.module.css';

export interface PanelProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a playground: a region with a heading. */
export function Panel({ title, lead, className, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={[styles.panel, className].filter(Boolean).join(' ')}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
