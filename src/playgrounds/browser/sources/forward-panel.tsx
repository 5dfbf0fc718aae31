import { Panel } from '../parts/panel';
import { ProblemList } from '../parts/problem-list';
import { SelectField, TextField } from '../../../components/controls/fields';
import { writeRequest } from '../../shared/requests';
import { checkId } from '../../shared/sources/fields';
import { forwardRequest } from '../../shared/sources/source-output';
import { checkForward, FORWARD_TYPES, idOf, type ForwardType } from '../../shared/sources/sources-state';
import { fill } from '../../../site/fill';
import type { RenderRequest } from './render-request';
import type { SourcesPlayground } from './use-sources-playground';
import * as styles from './sources-playground.module.css';

const TYPE_LABELS: Readonly<Record<ForwardType, string>> = {
  'audio,video': STRINGS.sources.audioAndVideo,
  audio: STRINGS.sources.audioOnly,
  video: STRINGS.sources.videoOnly,
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
  const allProblems = [
    ...Object.values(problems),
    ...(roomProblem ? [fill(STRINGS.sources.roomProblem, { problem: roomProblem })] : []),
  ];
  return (
    <Panel title={STRINGS.sources.forward} lead={STRINGS.sources.forwardLead}>
      <div className={styles.forward}>
        <SelectField
          label={STRINGS.sources.source}
          value={forward.source}
          options={sources.map((source) => ({ value: idOf(source), label: `${source.values.name} (${idOf(source)})` }))}
          onValue={(source) => dispatch({ type: 'forward', change: { source } })}
        />
        <SelectField
          label={STRINGS.sources.media}
          value={forward.type}
          options={FORWARD_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))}
          onValue={(type) => dispatch({ type: 'forward', change: { type: type as ForwardType } })}
        />
        <TextField
          label={STRINGS.sources.forwardId}
          value={forward.forwardId}
          maxLength={64}
          problem={problems.forwardId}
          onText={(forwardId) => dispatch({ type: 'forward', change: { forwardId } })}
        />
        <TextField
          label={STRINGS.sources.endpoint}
          hint={STRINGS.sources.endpointHint}
          value={forward.url}
          maxLength={400}
          problem={problems.url}
          onText={(url) => dispatch({ type: 'forward', change: { url } })}
        />
      </div>
      {allProblems.length > 0 ? (
        <ProblemList title={STRINGS.sources.refused} problems={allProblems} />
      ) : (
        request && renderRequest(writeRequest(request), STRINGS.sources.forwardTitle)
      )}
    </Panel>
  );
}
