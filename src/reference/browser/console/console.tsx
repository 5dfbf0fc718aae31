import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { SwitchField } from '../../../components/controls/fields';
import { ToolButton } from '../../../components/controls/tool-button';
import { writeSamples, type ConsoleSample } from '../../shared/console/requests';
import type { ConsoleServer } from '../../shared/console/server';
import type { ConsoleCall } from '../../shared/console/types';
import { fill } from '../../../site/fill';
import { CallForm } from './call-form';
import { ConsoleFrame } from './console-frame';
import { HistoryList } from './history-list';
import { SendingView } from './sending-view';
import { ServerPicker } from './server-picker';
import { changeTabState } from './tab-store';
import { useConsole } from './use-console';
import * as styles from './console.module.css';

export interface ConsoleProps {
  readonly call: ConsoleCall;
  readonly servers: readonly ConsoleServer[];
  readonly renderSamples: (samples: readonly ConsoleSample[]) => ReactNode;
  readonly onClose: () => void;
}

/** The form that sends a call, its samples, and the answer. */
export function Console({ call, servers, renderSamples, onClose }: ConsoleProps) {
  const panel = useRef<HTMLElement>(null);
  const state = useConsole(call, servers);
  const { tab, draft, file, sending, apiKey, complaints, isChecked } = state;
  const samples = useMemo(
    () => writeSamples(call, draft, tab.showsKeys ? apiKey : null, file),
    [call, draft, tab.showsKeys, apiKey, file],
  );
  const isSending = sending.phase === 'sending';
  useEffect(() => {
    if (isChecked) panel.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isChecked]);

  return (
    <ConsoleFrame panel={panel} title={fill(STRINGS.console.tryIt, { name: call.summary })} onClose={onClose}>
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
              {isChecked && complaints.size > 0 ? STRINGS.console.sendAnyway : STRINGS.console.send}
            </ToolButton>
            {isSending && <ToolButton onClick={state.giveUp}>{STRINGS.console.cancel}</ToolButton>}
            <ToolButton className={styles.last} onClick={state.forget}>
              {STRINGS.console.forgetKeys}
            </ToolButton>
          </div>
        </form>
        <div className={styles.result}>
          <SendingView call={call} sending={sending} drawing={state.drawing} />
          <div className={styles.samples}>{renderSamples(samples)}</div>
          <SwitchField
            label={STRINGS.console.showKeysInSample}
            checked={tab.showsKeys}
            onChecked={(showsKeys) => changeTabState({ showsKeys })}
          />
          <HistoryList sent={tab.sent} operationId={call.operationId} onOpen={state.open} />
        </div>
      </div>
    </ConsoleFrame>
  );
}
