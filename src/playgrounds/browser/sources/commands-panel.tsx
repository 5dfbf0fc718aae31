import { useMemo } from 'react';
import { TextField } from '../../../components/controls/fields';
import { writeRequest } from '../../shared/requests';
import { commandSteps, placeholdersOf, type CommandStep } from '../../shared/sources/commands';
import { checkId } from '../../shared/sources/fields';
import { CodeSample } from '../parts/code-sample';
import { Panel } from '../parts/panel';
import type { RenderRequest } from '../parts/send-section';
import type { SourcesPlayground } from './use-sources-playground';
import * as styles from './commands-panel.module.css';

interface CommandsPanelProps {
  readonly playground: SourcesPlayground;
  readonly renderRequest: RenderRequest;
}

/** The commands and requests that bring the sources into a meeting, step by step. */
export function CommandsPanel({ playground: { plan, dispatch }, renderRequest }: CommandsPanelProps) {
  const { sources } = plan;
  const roomProblem = checkId(plan.roomId);
  const roomId = roomProblem === null ? plan.roomId : 'YOUR_ROOM_ID';
  const steps = useMemo(() => commandSteps(sources, roomId), [sources, roomId]);
  return (
    <Panel title={STRINGS.sources.commands}>
      <div className={styles.head}>
        <TextField
          label={STRINGS.sources.roomId}
          value={plan.roomId}
          maxLength={64}
          problem={roomProblem ?? undefined}
          onText={(text) => dispatch({ type: 'room', roomId: text })}
        />
      </div>
      {steps.length === 0 ? (
        <p className={styles.empty}>{STRINGS.sources.noCommands}</p>
      ) : (
        <Steps steps={steps} renderRequest={renderRequest} />
      )}
    </Panel>
  );
}

function Steps({
  steps,
  renderRequest,
}: {
  readonly steps: readonly CommandStep[];
  readonly renderRequest: RenderRequest;
}) {
  return (
    <>
      <ul role="list" aria-label={STRINGS.sources.placeholders} className={styles.origins}>
        {placeholdersOf(steps).map(({ text, origin }) => (
          <li key={text}>
            <code>{text}</code>: {origin}
          </li>
        ))}
      </ul>
      <ol role="list" aria-label={STRINGS.sources.steps} className={styles.steps}>
        {steps.map(({ id, name, outputs }, index) => (
          <li key={id} className={styles.step}>
            <h3 className={styles.name}>
              {index + 1}. {name} <code>{id}</code>
            </h3>
            {outputs.map((output) =>
              output.kind === 'code' ? (
                <CodeSample key={output.title} title={output.title} language={output.language} code={output.code} />
              ) : (
                <div key={output.title}>{renderRequest(writeRequest(output.request), output.title)}</div>
              ),
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
