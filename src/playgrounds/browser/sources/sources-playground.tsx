import { Panel } from '../parts/panel';
import { ProblemList } from '../parts/problem-list';
import { SendSection, type RenderSend } from '../parts/send-section';
import { ToolButton } from '../../../components/controls/tool-button';
import { UndoButtons } from '../parts/undo-buttons';
import { sourcesObstacle, sourcesToSend } from '../../shared/send-plan';
import { sourceKinds } from '../../shared/sources/kinds';
import { idOf, SOURCE_LIMIT, takenIds } from '../../shared/sources/sources-state';
import { CameraCheck } from './camera-check';
import { ForwardPanel } from './forward-panel';
import { SourceCard } from './source-card';
import type { RenderRequest } from './render-request';
import { SourceList } from './source-list';
import { useSourcesPlayground } from './use-sources-playground';
import * as styles from './sources-playground.module.css';

export interface SourcesPlaygroundProps {
  /** Renders a request in its languages. The caller provides this, because tabs belong to another feature. */
  readonly renderRequest: RenderRequest;
  readonly renderSend: RenderSend;
}

/** The sources playground. Rendered only in the browser, because it starts with the state in the URL. */
export function SourcesPlayground({ renderRequest, renderSend }: SourcesPlaygroundProps) {
  const playground = useSourcesPlayground();
  const { plan, state, linkProblems, dispatch, share } = playground;
  const taken = takenIds(plan.sources);
  const isFull = plan.sources.length >= SOURCE_LIMIT;
  return (
    <div data-playground="" className={styles.playground}>
      <div className={styles.bar}>
        <p role="status" className={styles.message}>
          {state.message}
        </p>
        <div className={styles.group}>
          <UndoButtons history={state.history} dispatch={dispatch} />
          <ToolButton icon="link" onClick={share}>
            Copy link
          </ToolButton>
          <ToolButton icon="reset" onClick={() => dispatch({ type: 'reset' })}>
            Reset
          </ToolButton>
        </div>
      </div>
      {linkProblems.length > 0 && <ProblemList title="The link could not be read" problems={linkProblems} />}
      <Panel
        title="Add a source"
        lead={
          isFull
            ? `The list is full: it contains ${SOURCE_LIMIT} sources. Remove one to add another.`
            : 'Fill in a card and add it to the list. Nothing is sent.'
        }
      >
        <div className={styles.cards}>
          {sourceKinds().map((kind) => (
            <SourceCard
              key={kind.kind}
              kind={kind}
              taken={taken}
              added={plan.sources.filter((source) => source.kind === kind.kind).map(idOf)}
              isFull={isFull}
              onAdd={(source) => dispatch({ type: 'add', source })}
            />
          ))}
        </div>
      </Panel>
      <SourceList playground={playground} renderRequest={renderRequest} />
      <SendSection plan={sourcesToSend(plan)} obstacle={sourcesObstacle(plan)} renderSend={renderSend} />
      <ForwardPanel playground={playground} renderRequest={renderRequest} />
      <CameraCheck />
    </div>
  );
}
