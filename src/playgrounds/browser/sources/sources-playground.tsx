import { useState } from 'react';
import { useSteps } from '../../../hooks/use-steps';
import { sourcesObstacle, sourcesToSend } from '../../shared/send-plan';
import type { SourceKindName } from '../../shared/sources/kinds';
import { idOf, takenIds, type AddedSource } from '../../shared/sources/sources-state';
import { ProblemList } from '../parts/problem-list';
import { SendSection, type RenderRequest, type RenderSend } from '../parts/send-section';
import { CameraCheck } from './camera-check';
import { CommandsPanel } from './commands-panel';
import { MeetingPreview } from './meeting-preview';
import { SourceAdder, type SourceDrafts } from './source-adder';
import { SourceEditor } from './source-editor';
import { SourceList } from './source-list';
import { useSourcesPlayground } from './use-sources-playground';
import * as styles from './sources-playground.module.css';

export interface SourcesPlaygroundProps {
  readonly renderRequest: RenderRequest;
  readonly renderSend: RenderSend;
}

/** The sources playground. Rendered only in the browser, because it starts with the state in the URL. */
export function SourcesPlayground({ renderRequest, renderSend }: SourcesPlaygroundProps) {
  const playground = useSourcesPlayground();
  const step = useSteps(3);
  const { plan, linkProblems, isLinkInPart, dispatch } = playground;
  const { sources } = plan;
  const [kind, setKind] = useState<SourceKindName>('web-user');
  const [drafts, setDrafts] = useState<SourceDrafts>({});
  // The source, not its id: the editor closes if an undo or a link replaces the source.
  const [editing, setEditing] = useState<AddedSource | null>(null);
  const edited = editing !== null && sources.includes(editing) ? editing : null;
  return (
    <div data-playground="" className={styles.playground}>
      {linkProblems.length > 0 && (
        <ProblemList
          title={isLinkInPart ? STRINGS.sources.badLinkInPart : STRINGS.playgrounds.badLink}
          problems={linkProblems}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.forms}>
          {edited ? (
            <SourceEditor
              key={idOf(edited)}
              source={edited}
              taken={takenIds(sources.filter((other) => other !== edited))}
              onSave={(values) => {
                setEditing(null);
                dispatch({ type: 'edit', id: idOf(edited), values });
              }}
              onCancel={() => setEditing(null)}
            />
          ) : (
            <SourceAdder
              sources={sources}
              chosen={kind}
              onChoose={setKind}
              drafts={drafts}
              onDrafts={setDrafts}
              onAdd={(source) => dispatch({ type: 'add', source })}
            />
          )}
        </div>
        {step > 1 && (
          <div className={styles.meeting}>
            <MeetingPreview sources={sources} />
            <SourceList playground={playground} edited={edited} onEdit={setEditing} />
          </div>
        )}
        {step > 2 && (
          <div className={styles.commands}>
            <CommandsPanel playground={playground} renderRequest={renderRequest} />
          </div>
        )}
      </div>
      {step > 2 && (
        <>
          <SendSection plan={sourcesToSend(plan)} obstacle={sourcesObstacle(plan)} renderSend={renderSend} />
          <CameraCheck />
        </>
      )}
    </div>
  );
}
