import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { checkSources } from '../../shared/sources/check-sources';
import { idOf, type AddedSource } from '../../shared/sources/sources-state';
import { ShareButtons } from '../parts/share-buttons';
import { UndoButtons } from '../parts/undo-buttons';
import { SourceRow } from './source-row';
import type { SourcesPlayground } from './use-sources-playground';
import * as styles from './source-list.module.css';

interface SourceListProps {
  readonly playground: SourcesPlayground;
  readonly edited: AddedSource | null;
  readonly onEdit: (source: AddedSource | null) => void;
}

/** The sources added so far, in the order in which they come into the meeting, and what just happened to them. */
export function SourceList({ playground: { plan, state, dispatch, share }, edited, onEdit }: SourceListProps) {
  const { sources } = plan;
  const findings = useMemo(() => checkSources(sources), [sources]);
  const content = useRef<HTMLDivElement>(null);
  const removedAt = useRef(0);
  useFocusAfterRemoval(sources.length, () => {
    const buttons = content.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    return buttons[Math.min(removedAt.current, buttons.length - 1)] ?? content.current;
  });
  useLatestInView(content, sources);
  return (
    <section aria-label={STRINGS.sources.yourSources} className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{STRINGS.sources.yourSources}</h2>
        <div className={styles.tools}>
          <UndoButtons history={state.history} dispatch={dispatch} />
          <ShareButtons onShare={share} onReset={() => dispatch({ type: 'reset' })} />
        </div>
      </div>
      <p role="status" className={styles.message}>
        {state.message}
      </p>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {sources.length === 0 ? (
          <p className={styles.empty}>{STRINGS.sources.noSources}</p>
        ) : (
          <ul role="list" className={styles.sources} aria-label={STRINGS.sources.sources}>
            {sources.map((source, index) => (
              // Not keyed by the id, so that the row and the focus in it stay when the reader changes the id.
              <SourceRow
                key={index}
                source={source}
                index={index}
                count={sources.length}
                findings={findings.get(idOf(source)) ?? []}
                isEdited={source === edited}
                onEdit={() => onEdit(source === edited ? null : source)}
                dispatch={(action) => {
                  removedAt.current = index;
                  dispatch(action);
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Scrolls a list that scrolls inside itself, but never the page, so that a source that was added is seen. */
function useLatestInView(content: RefObject<HTMLElement | null>, sources: readonly AddedSource[]): void {
  const previous = useRef(sources);
  useEffect(() => {
    const added =
      sources.length > previous.current.length ? sources.findIndex((s) => !previous.current.includes(s)) : -1;
    previous.current = sources;
    const row = added < 0 ? undefined : content.current?.querySelectorAll<HTMLElement>('[data-row]')[added];
    if (row && content.current) content.current.scrollTop = row.offsetTop - content.current.offsetTop;
  }, [content, sources]);
}
