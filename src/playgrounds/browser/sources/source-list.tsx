import { useRef } from 'react';
import { Link } from '../../../components/ui/link';
import { Panel } from '../parts/panel';
import { TextField } from '../../../components/controls/fields';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { checkId } from '../../shared/sources/fields';
import { idOf, planForSources, takenIds } from '../../shared/sources/sources-state';
import { encodePlan } from '../../shared/url-state';
import { routes } from '../../../site/routes';
import type { RenderRequest } from './render-request';
import { SourceRow } from './source-row';
import type { SourcesPlayground } from './use-sources-playground';
import * as styles from './sources-playground.module.css';

interface SourceListProps {
  readonly playground: SourcesPlayground;
  readonly renderRequest: RenderRequest;
}

/** The sources added so far, each with the command or request that brings it into the meeting. */
export function SourceList({ playground, renderRequest }: SourceListProps) {
  const { sources } = playground.plan;
  const content = useRef<HTMLDivElement>(null);
  const removedAt = useRef(0);
  useFocusAfterRemoval(sources.length, () => {
    const buttons = content.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    return buttons[Math.min(removedAt.current, buttons.length - 1)] ?? content.current;
  });
  return (
    <Panel
      title="Your sources"
      lead="Each source has the command or request that brings it into the meeting, and its id for the layout."
    >
      <div ref={content} tabIndex={-1} className={styles.list}>
        {sources.length === 0 ? (
          <p className={styles.empty}>No sources yet. Fill in a card above and add it.</p>
        ) : (
          <FilledList
            playground={playground}
            renderRequest={renderRequest}
            onRemove={(index) => {
              removedAt.current = index;
            }}
          />
        )}
      </div>
    </Panel>
  );
}

function FilledList({
  playground: { plan, dispatch },
  renderRequest,
  onRemove,
}: SourceListProps & { readonly onRemove: (index: number) => void }) {
  const roomProblem = checkId(plan.roomId);
  const roomId = roomProblem === null ? plan.roomId : 'YOUR_ROOM_ID';
  return (
    <>
      <div className={styles.room}>
        <TextField
          label="Room id"
          hint="Used in the requests that start the meeting or forward from it."
          value={plan.roomId}
          maxLength={64}
          problem={roomProblem ?? undefined}
          onText={(text) => dispatch({ type: 'room', roomId: text })}
        />
        <p>
          <Link
            href={`${routes.playground('layouts')}${encodePlan(planForSources(plan.sources))}`}
            className={styles.handOver}
          >
            Use these ids in the layout playground
          </Link>
        </p>
      </div>
      <ul role="list" className={styles.sources} aria-label="Sources">
        {plan.sources.map((source, index) => (
          // Not keyed by the id, so that the row and the focus in it stay when the reader changes the id.
          <SourceRow
            key={index}
            source={source}
            others={takenIds(plan.sources.filter((other) => other !== source))}
            roomId={roomId}
            renderRequest={renderRequest}
            onEdit={(values) => dispatch({ type: 'edit', id: idOf(source), values })}
            onRemove={() => {
              onRemove(index);
              dispatch({ type: 'remove', id: idOf(source) });
            }}
          />
        ))}
      </ul>
    </>
  );
}
