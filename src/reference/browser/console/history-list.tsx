import { ToolButton } from '../../../components/controls/tool-button';
import type { SentRequest } from './tab-store';
import * as styles from './answer.module.css';

/** The requests of this tab, newest first. */
export function HistoryList({
  sent,
  onOpen,
}: {
  readonly sent: readonly SentRequest[];
  readonly onOpen: (request: SentRequest) => void;
}) {
  if (sent.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>Requests of this tab ({sent.length})</summary>
      <ol role="list">
        {sent.map((request, index) => (
          <li key={sent.length - index}>
            <span className={styles.sentStatus}>{request.status ?? '–'}</span>
            <code>
              {request.method} {request.shownPath}
            </code>
            <ToolButton
              onClick={() => onOpen(request)}
              aria-label={`Open ${request.method} ${request.shownPath} again`}
            >
              Open
            </ToolButton>
          </li>
        ))}
      </ol>
    </details>
  );
}
