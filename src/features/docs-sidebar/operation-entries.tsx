import { useMemo } from 'react';
import { AnchorEntry } from '../../components/sidebar/anchor-entry';
import type { PageOperation } from '../../reference/shared/page-operations';
import { useActiveHeading } from '../../hooks/use-active-heading';
import * as styles from './docs-sidebar.module.css';

/** The calls of the current page with their methods, below its entry. The one being read is marked. */
export function OperationEntries({ operations }: { readonly operations: readonly PageOperation[] }) {
  const activeId = useActiveHeading(useMemo(() => operations.map(({ id }) => id), [operations]));
  return (
    <div className={styles.list}>
      <ul className={styles.entries} aria-label={STRINGS.docs.calls}>
        {operations.map(({ id, method, summary }) => (
          <li key={id}>
            <AnchorEntry id={id} isActive={id === activeId}>
              <span className={`endpoint-method endpoint-method-${method.toLowerCase()}`}>{method}</span> {summary}
            </AnchorEntry>
          </li>
        ))}
      </ul>
    </div>
  );
}
