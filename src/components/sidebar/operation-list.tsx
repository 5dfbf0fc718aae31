import type { PageOperation } from '../../reference/shared/page-operations';
import * as styles from './operation-list.module.css';

interface OperationListProps {
  readonly operations: readonly PageOperation[];
  /** Id of the operation being read, if known. */
  readonly activeId: string | null;
}

/** The calls of the current page below its sidebar entry, with their methods. */
export function OperationList({ operations, activeId }: OperationListProps) {
  return (
    <ul className={styles.list} aria-label="Calls on this page">
      {operations.map(({ id, method, summary }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link} aria-current={id === activeId ? 'location' : undefined}>
            <span className={`endpoint-method endpoint-method-${method.toLowerCase()}`}>{method}</span> {summary}
          </a>
        </li>
      ))}
    </ul>
  );
}
