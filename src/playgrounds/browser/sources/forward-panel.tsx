import { Panel } from '../parts/panel';
import { ProblemList } from '../parts/problem-list';
import { SelectField, TextField } from '../../../components/controls/fields';
import { writeRequest } from '../../shared/requests';
import { checkId } from '../../shared/sources/fields';
import { forwardRequest } from '../../shared/sources/source-output';
import { checkForward, FORWARD_TYPES, idOf, type ForwardType } from '../../shared/sources/sources-state';
import type { RenderRequest } from './render-request';
import type { SourcesPlayground } from './use-sources-playground';
import * as styles from './sources-playground.module.css';

const TYPE_LABELS: Readonly<Record<ForwardType, string>> = {
  'audio,video': 'Audio and video',
  audio: 'Audio only',
  video: 'Video only',
};

interface ForwardPanelProps {
  readonly playground: SourcesPlayground;
  readonly renderRequest: RenderRequest;
}

/** Form for the request that forwards a source to a WHIP endpoint, such as an AI module. */
export function ForwardPanel({ playground: { plan, dispatch }, renderRequest }: ForwardPanelProps) {
  const { forward, sources, roomId } = plan;
  if (sources.length === 0) return null;
  const problems = checkForward(forward);
  const roomProblem = checkId(roomId);
  const request = forwardRequest(sources, forward, roomId);
  const allProblems = [...Object.values(problems), ...(roomProblem ? [`Room id: ${roomProblem}`] : [])];
  return (
    <Panel
      title="Forward a source"
      lead="Sends a source from the running meeting to a WHIP endpoint, such as a module that analyses it."
    >
      <div className={styles.forward}>
        <SelectField
          label="Source"
          value={forward.source}
          options={sources.map((source) => ({ value: idOf(source), label: `${source.values.name} (${idOf(source)})` }))}
          onValue={(source) => dispatch({ type: 'forward', change: { source } })}
        />
        <SelectField
          label="Media"
          value={forward.type}
          options={FORWARD_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))}
          onValue={(type) => dispatch({ type: 'forward', change: { type: type as ForwardType } })}
        />
        <TextField
          label="Forward id"
          value={forward.forwardId}
          maxLength={64}
          problem={problems.forwardId}
          onText={(forwardId) => dispatch({ type: 'forward', change: { forwardId } })}
        />
        <TextField
          label="WHIP endpoint"
          hint="HTTPS URL of the receiver."
          value={forward.url}
          maxLength={400}
          problem={problems.url}
          onText={(url) => dispatch({ type: 'forward', change: { url } })}
        />
      </div>
      {allProblems.length > 0 ? (
        <ProblemList title="The service would refuse this request" problems={allProblems} />
      ) : (
        request && renderRequest(writeRequest(request), 'Forward the source')
      )}
    </Panel>
  );
}
