import { useRef, type ReactNode } from 'react';
import { CodeSample } from '../parts/code-sample';
import { Link } from '../../../components/ui/link';
import { Panel } from '../parts/panel';
import { TextField } from '../parts/fields';
import { ToolButton } from '../parts/tool-button';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { writeRequest, type WrittenRequest } from '../../shared/requests';
import { checkId } from '../../shared/sources/fields';
import { kindOf } from '../../shared/sources/kinds';
import { sourceOutputs } from '../../shared/sources/source-output';
import { idOf, planForSources, type AddedSource } from '../../shared/sources/sources-state';
import { encodePlan } from '../../shared/url-state';
import { routes } from '../../../site/routes';
import type { SourcesPlayground } from './use-sources-playground';
import * as styles from './sources-playground.module.css';

export type RenderRequest = (request: readonly WrittenRequest[], title: string) => ReactNode;

interface SourceListProps {
  readonly playground: SourcesPlayground;
  readonly renderRequest: RenderRequest;
}

/** The sources added so far, each with the command or request that brings it into the meeting. */
export function SourceList({ playground, renderRequest }: SourceListProps) {
  const { sources } = playground.state;
  const content = useRef<HTMLDivElement>(null);
  const removedAt = useRef(0);
  useFocusAfterRemoval(sources.length, () => {
    const buttons = content.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    return buttons[Math.min(removedAt.current, buttons.length - 1)] ?? content.current;
  });
  const remove = (index: number, id: string) => {
    removedAt.current = index;
    playground.dispatch({ type: 'remove', id });
  };
  return (
    <Panel
      title="Your sources"
      lead="Each with the command or the request that brings it into the meeting, and its id for the layout."
    >
      <div ref={content} tabIndex={-1} className={styles.list}>
        {sources.length === 0 ? (
          <p className={styles.empty}>No source yet: fill in a card above and add it.</p>
        ) : (
          <FilledList playground={playground} renderRequest={renderRequest} remove={remove} />
        )}
      </div>
    </Panel>
  );
}

function FilledList({
  playground: { state, dispatch },
  renderRequest,
  remove,
}: SourceListProps & { readonly remove: (index: number, id: string) => void }) {
  const roomProblem = checkId(state.roomId);
  const roomId = roomProblem === null ? state.roomId : 'YOUR_ROOM_ID';
  return (
    <>
      <div className={styles.room}>
        <TextField
          label="Room id"
          hint="Used in the requests that start the meeting or forward from it."
          value={state.roomId}
          maxLength={64}
          problem={roomProblem ?? undefined}
          onText={(text) => dispatch({ type: 'room', roomId: text })}
        />
        <p>
          <Link
            href={`${routes.playground('layouts')}${encodePlan(planForSources(state.sources))}`}
            className={styles.handOver}
          >
            Use these ids in the layout playground
          </Link>
        </p>
      </div>
      <ul role="list" className={styles.sources} aria-label="Sources">
        {state.sources.map((source, index) => (
          <SourceRow
            key={idOf(source)}
            source={source}
            roomId={roomId}
            renderRequest={renderRequest}
            onRemove={() => remove(index, idOf(source))}
          />
        ))}
      </ul>
    </>
  );
}

function SourceRow({
  source,
  roomId,
  renderRequest,
  onRemove,
}: {
  readonly source: AddedSource;
  readonly roomId: string;
  readonly renderRequest: RenderRequest;
  readonly onRemove: () => void;
}) {
  return (
    <li className={styles.source}>
      <div className={styles.sourceHead}>
        <div className={styles.sourceNames}>
          <h3 className={styles.sourceTitle}>
            {source.values.name} <code>{idOf(source)}</code>
          </h3>
          <span className={styles.sourceKind}>{kindOf(source.kind).title}</span>
        </div>
        <ToolButton icon="trash" tone="danger" iconOnly data-remove="" onClick={onRemove}>
          {`Remove ${idOf(source)}`}
        </ToolButton>
      </div>
      {sourceOutputs(source, roomId).map((output) =>
        output.kind === 'code' ? (
          <CodeSample key={output.title} title={output.title} language={output.language} code={output.code} />
        ) : (
          <div key={output.title}>{renderRequest(writeRequest(output.request), output.title)}</div>
        ),
      )}
    </li>
  );
}
