import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToolButton } from '../../../components/controls/tool-button';
import type { ConsoleServer } from '../../shared/console/server';
import { SecretField } from '../console/secret-field';
import { ServerPicker } from '../console/server-picker';
import { changeTabState, tabState, watchTabState } from '../console/tab-store';
import { fill } from '../../../site/fill';
import { StepOutput } from './step-output';
import { useLesson, type LessonSteps } from './use-lesson';
import * as styles from './lessons.module.css';

export interface LessonPanelProps {
  /** Servers to choose from. At least one accepts calls with the API key. */
  readonly servers: readonly [ConsoleServer, ...ConsoleServer[]];
  /** Base URL of the API in the commands, without a trailing slash. */
  readonly apiUrl: string;
  /** The latest button that the reader has used, as a new object for each use. */
  readonly use: { readonly button: HTMLElement };
  /** The box at the top of the page. */
  readonly box: HTMLElement;
}

/** Controls of a page whose commands can be run, and what they have brought about below each code block. */
export function LessonPanel({ servers, apiUrl, use, box }: LessonPanelProps) {
  const tab = useSyncExternalStore(watchTabState, tabState);
  const server = servers.find(({ id }) => id === tab.server) ?? servers[0];
  const key = server.apiKey ?? tab.values.API_KEY ?? '';
  const lesson = useLesson({ server, apiUrl, apiKey: () => key });
  const [used, setUsed] = useState<object>();
  const slot = useSlot(box);
  const needsKey = server.apiKey === undefined;

  useEffect(() => {
    if (used === use) return;
    setUsed(use);
    if (!needsKey || key !== '') void lesson.run(use.button);
  }, [use, used, lesson, needsKey, key]);

  return (
    <>
      {createPortal(
        <div className={styles.panel}>
          <ServerPicker
            servers={servers}
            server={server}
            usesKey
            onServer={(id) => {
              lesson.startOver();
              changeTabState({ server: id });
            }}
          />
          {needsKey && (
            <SecretField
              label={STRINGS.console.apiKey}
              hint={STRINGS.lessons.apiKeyHint}
              value={key}
              onText={(API_KEY) => changeTabState({ values: { ...tabState().values, API_KEY } })}
            />
          )}
          <div className={styles.actions}>
            <ToolButton onClick={lesson.startOver} unavailable={lesson.steps.size === 0}>
              {STRINGS.lessons.startOver}
            </ToolButton>
            {lesson.isRunning && <ToolButton onClick={lesson.giveUp}>{STRINGS.console.cancel}</ToolButton>}
          </div>
          <p role="status" className={styles.status}>
            {needsKey && key === '' ? STRINGS.lessons.needsKey : announcement(lesson.steps)}
          </p>
        </div>,
        slot,
      )}
      {[...lesson.steps].map(([block, step], index) => (
        <StepOutput key={index} block={block} step={step} />
      ))}
    </>
  );
}

/** Static content is not part of React's tree, so the panel makes room for itself. */
function useSlot(box: HTMLElement): HTMLElement {
  const [slot] = useState(() => document.createElement('div'));
  useEffect(() => {
    box.append(slot);
    return () => slot.remove();
  }, [box, slot]);
  return slot;
}

function announcement(steps: LessonSteps): string {
  const states = [...steps.values()];
  const last = states.at(-1);
  if (!last) return '';
  if (last.phase === 'running') return fill(STRINGS.lessons.stepRuns, { number: states.length });
  if (last.phase === 'failed') return last.message.replaceAll('`', '');
  return last.result.exitCode === 0
    ? fill(STRINGS.lessons.stepDone, { number: states.length })
    : fill(STRINGS.lessons.stepEnded, { number: states.length, code: last.result.exitCode });
}
