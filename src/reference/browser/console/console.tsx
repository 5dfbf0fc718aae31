import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { SwitchField } from '../../../components/controls/fields';
import { ToolButton } from '../../../components/controls/tool-button';
import { RingSpinner } from '../../../components/ui/ring-spinner';
import { writeSamples, type ConsoleSample } from '../../shared/console/requests';
import type { ConsoleServer } from '../../shared/console/server';
import type { ConsoleCall } from '../../shared/console/types';
import { statusWords } from './answer-content';
import { AnswerView } from './answer-view';
import { CallForm } from './call-form';
import { HistoryList } from './history-list';
import { ServerPicker } from './server-picker';
import { changeTabState } from './tab-store';
import { useConsole } from './use-console';
import type { Sending } from './use-sending';
import { WithCode } from './with-code';
import * as styles from './console.module.css';

export interface ConsoleProps {
  readonly call: ConsoleCall;
  readonly servers: readonly ConsoleServer[];
  readonly renderSamples: (samples: readonly ConsoleSample[]) => ReactNode;
  readonly onClose: () => void;
}

/** The form that sends a call, its samples, and the answer. */
export function Console({ call, servers, renderSamples, onClose }: ConsoleProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const state = useConsole(call, servers);
  const { tab, draft, file, sending, apiKey, complaints, isChecked } = state;
  const samples = useMemo(
    () => writeSamples(call, draft, tab.showsKeys ? apiKey : null, file),
    [call, draft, tab.showsKeys, apiKey, file],
  );
  const isSending = sending.phase === 'sending';
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  useEffect(() => {
    if (isChecked) panel.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isChecked]);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={id} className={styles.console}>
      <header className={styles.head}>
        <p id={id} className={styles.title}>
          Try it: {call.summary}
        </p>
        <ToolButton icon="close" iconOnly onClick={onClose}>
          Close
        </ToolButton>
      </header>
      <div className={styles.columns}>
        <form
          className={styles.form}
          noValidate
          onBlur={state.keepTyped}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSending) state.send();
          }}
        >
          <ServerPicker
            servers={servers}
            server={state.server}
            usesKey={state.usesKey}
            onServer={(server) => changeTabState({ server })}
          />
          <CallForm call={call} state={state} />
          <div className={styles.actions}>
            <ToolButton submits tone="main" icon="play" unavailable={isSending || state.textProblem !== undefined}>
              {isChecked && complaints.size > 0 ? 'Send anyway' : 'Send'}
            </ToolButton>
            {isSending && <ToolButton onClick={state.giveUp}>Give up</ToolButton>}
            <ToolButton className={styles.last} onClick={state.forget}>
              Forget keys
            </ToolButton>
          </div>
        </form>
        <div className={styles.result}>
          <p role="status" className="visually-hidden">
            {announcement(sending)}
          </p>
          {isSending && (
            <p className={styles.waiting}>
              <RingSpinner label={null} size={24} />
              Waiting for the answer{sending.seconds > 0 && `, ${sending.seconds} s`}
            </p>
          )}
          {sending.phase === 'failed' && (
            <p className={styles.failed}>
              <WithCode text={sending.message} />
            </p>
          )}
          {sending.phase === 'answered' && (
            <AnswerView
              call={call}
              answer={sending.answer}
              milliseconds={sending.milliseconds}
              drawing={state.drawing}
            />
          )}
          <div className={styles.samples}>{renderSamples(samples)}</div>
          <SwitchField
            label="Show my keys in the sample"
            checked={tab.showsKeys}
            onChecked={(showsKeys) => changeTabState({ showsKeys })}
          />
          <HistoryList sent={tab.sent} operationId={call.operationId} onOpen={state.open} />
        </div>
      </div>
    </section>
  );
}

/** What screen readers are told about a request. */
function announcement(sending: Sending): string {
  switch (sending.phase) {
    case 'sending':
      return 'Sending';
    case 'failed':
      return sending.message.replaceAll('`', '');
    case 'answered':
      return `Answer: ${sending.answer.status} ${statusWords(sending.answer.status)}`;
    default:
      return '';
  }
}
