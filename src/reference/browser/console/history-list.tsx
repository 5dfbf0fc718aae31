import { ToolButton } from '../../../components/controls/tool-button';
import { fill } from '../../../site/fill';
import type { SentRequest } from './tab-store';
import { reopen } from './use-console';
import * as styles from './answer.module.css';

/** The requests of this tab, newest first. One of another page is opened by the button there. */
export function HistoryList({
  sent,
  operationId,
  onOpen,
}: {
  readonly sent: readonly SentRequest[];
  /** The call whose form is shown, if one is. */
  readonly operationId?: string;
  /** Called with a request of that call. */
  readonly onOpen?: (request: SentRequest) => void;
}) {
  if (sent.length === 0) return null;
  const open = (request: SentRequest) => {
    if (onOpen && request.operationId === operationId) return onOpen(request);
    reopen(request);
    document.querySelector<HTMLElement>(`[data-try="${request.operationId}"]`)?.click();
  };
  return (
    <details className={styles.history}>
      <summary>{fill(STRINGS.console.history, { count: sent.length })}</summary>
      <ol role="list">
        {sent.map((request, index) => {
          const name = `${request.method} ${request.shownPath}`;
          return (
            <li key={sent.length - index}>
              <span className={styles.sentStatus}>{request.status ?? '–'}</span>
              <code>{name}</code>
              {request.page === window.location.pathname ? (
                <ToolButton onClick={() => open(request)} aria-label={fill(STRINGS.console.openAgain, { name })}>
                  {STRINGS.console.open}
                </ToolButton>
              ) : (
                <a
                  href={`${request.page}#endpoint-${request.operationId}`}
                  aria-label={fill(STRINGS.console.goToPage, { name })}
                  onClick={() => reopen(request)}
                >
                  {STRINGS.console.page}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
