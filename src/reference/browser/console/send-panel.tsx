import { useId, useRef, type ReactNode } from 'react';
import { SwitchField } from '../../../components/controls/fields';
import { ToolButton } from '../../../components/controls/tool-button';
import type { MeetingPlan } from '../../shared/console/plan';
import type { ConsoleSample } from '../../shared/console/requests';
import type { ConsoleServer } from '../../shared/console/server';
import type { ConsoleCall } from '../../shared/console/types';
import { fill } from '../../../site/fill';
import { ConsoleFrame } from './console-frame';
import { HistoryList } from './history-list';
import { PlannedSteps } from './planned-steps';
import { RoomPicker } from './room-picker';
import { SecretField } from './secret-field';
import { SendingView } from './sending-view';
import { ServerPicker } from './server-picker';
import { changeTabState, forgetKeys } from './tab-store';
import { usePlan } from './use-plan';
import { WithCode } from './with-code';
import * as styles from './console.module.css';

export interface SendPanelProps {
  readonly plan: MeetingPlan;
  /** Why the plan cannot be sent, as a sentence; undefined if it can. */
  readonly problem: string | undefined;
  /** All calls of the plan, by their operation. */
  readonly calls: ReadonlyMap<string, ConsoleCall>;
  /** Servers to choose from. The first is there for everybody. */
  readonly servers: readonly [ConsoleServer, ...ConsoleServer[]];
  readonly renderSamples: (samples: readonly ConsoleSample[]) => ReactNode;
  readonly onClose: () => void;
}

/** Sends what a page has put together about a meeting, and shows the answer and the meeting. */
export function SendPanel({ plan, problem, calls, servers, renderSamples, onClose }: SendPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const state = usePlan(plan, calls, servers);
  const { tab, server, usesKey, sent, sending, isRunning, missing } = state;
  const [standIn] = servers;
  const obstacle =
    problem ?? (missing.length > 0 ? fill(STRINGS.console.missingValues, { names: missing.join(', ') }) : undefined);
  const sendInBrowser = () => {
    changeTabState({ server: standIn.id });
    // The button goes away.
    panel.current?.focus();
    void state.send(standIn);
  };
  return (
    <ConsoleFrame panel={panel} title={STRINGS.console.sendToServer} onClose={onClose}>
      <div className={styles.columns}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (obstacle === undefined) void state.send();
          }}
        >
          <ServerPicker
            servers={servers}
            server={server}
            usesKey={usesKey}
            onServer={(chosen) => changeTabState({ server: chosen })}
          />
          {usesKey && server?.apiKey === undefined && (
            <SecretField
              label={STRINGS.console.apiKey}
              value={state.apiKey}
              hint={<WithCode text={STRINGS.console.apiKeyHint} />}
              onText={(API_KEY) => changeTabState({ values: { ...tab.values, API_KEY } })}
            />
          )}
          <RoomPicker state={state} />
          <PlannedSteps state={state} renderSamples={renderSamples} />
          <div className={styles.actions}>
            <ToolButton
              submits
              tone="main"
              icon="play"
              unavailable={isRunning || obstacle !== undefined}
              aria-describedby={obstacle === undefined ? undefined : `${id}why`}
            >
              {STRINGS.console.send}
            </ToolButton>
            {isRunning && <ToolButton onClick={state.giveUp}>{STRINGS.console.cancel}</ToolButton>}
            <ToolButton className={styles.last} onClick={forgetKeys}>
              {STRINGS.console.forgetKeys}
            </ToolButton>
          </div>
          {obstacle !== undefined && (
            <p id={`${id}why`} className={styles.failed}>
              {obstacle}
            </p>
          )}
        </form>
        <div className={styles.result}>
          {sent && (
            <>
              <p className={styles.sent}>
                <code>
                  {sent.step.call.method} {sent.step.call.path}
                </code>{' '}
                {sent.step.title}
              </p>
              <SendingView
                call={sent.step.call}
                sending={sending}
                drawing={state.drawing}
                position={fill(STRINGS.console.callOf, { number: sent.number, count: sent.count })}
              />
            </>
          )}
          {sending.phase === 'failed' && server !== standIn && (
            <div>
              <ToolButton icon="play" onClick={sendInBrowser}>
                {STRINGS.console.sendInBrowser}
              </ToolButton>
            </div>
          )}
          <SwitchField
            label={STRINGS.console.showKeysInSamples}
            checked={tab.showsKeys}
            onChecked={(showsKeys) => changeTabState({ showsKeys })}
          />
          <HistoryList sent={tab.sent} />
        </div>
      </div>
    </ConsoleFrame>
  );
}
