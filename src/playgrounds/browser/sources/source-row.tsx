import { useEffect, useRef } from 'react';
import { ToolButton } from '../../../components/controls/tool-button';
import type { Finding } from '../../shared/checks';
import { kindOf } from '../../shared/sources/kinds';
import { idOf, SOURCE_LIMIT, type AddedSource, type SourcesAction } from '../../shared/sources/sources-state';
import { fill } from '../../../site/fill';
import { FindingList } from '../parts/finding-list';
import { KindPicture } from './kind-picture';
import * as styles from './source-list.module.css';

interface SourceRowProps {
  readonly source: AddedSource;
  readonly index: number;
  /** Number of sources in the list. */
  readonly count: number;
  readonly findings: readonly Finding[];
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly dispatch: (action: SourcesAction) => void;
}

/** A source in the list, with what is wrong with it and what can be done with it. */
export function SourceRow({ source, index, count, findings, isEdited, onEdit, dispatch }: SourceRowProps) {
  const element = useRef<HTMLLIElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // The form had the focus.
    if (wasEdited.current && !isEdited && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const id = idOf(source);
  const { kind, values } = source;
  return (
    <li ref={element} className={styles.source} data-row="" data-edited={isEdited || undefined}>
      <KindPicture kind={kind} name={values.name ?? ''} className={styles.picture} />
      <div className={styles.names}>
        <h3 className={styles.name}>{values.name}</h3>
        <p className={styles.kind}>
          {kindOf(kind).title} <code>{id}</code>
        </p>
      </div>
      <div className={styles.actions}>
        <ToolButton
          icon="arrow-up"
          iconOnly
          unavailable={index === 0}
          onClick={() => dispatch({ type: 'move', id, by: -1 })}
        >
          {fill(STRINGS.sources.moveUp, { id })}
        </ToolButton>
        <ToolButton
          icon="arrow-down"
          iconOnly
          unavailable={index === count - 1}
          onClick={() => dispatch({ type: 'move', id, by: 1 })}
        >
          {fill(STRINGS.sources.moveDown, { id })}
        </ToolButton>
        <ToolButton
          icon="copy"
          iconOnly
          unavailable={count >= SOURCE_LIMIT}
          onClick={() => dispatch({ type: 'duplicate', id })}
        >
          {fill(STRINGS.sources.duplicate, { id })}
        </ToolButton>
        <ToolButton icon="pencil" iconOnly data-edit="" aria-expanded={isEdited} onClick={onEdit}>
          {fill(STRINGS.sources.edit, { id })}
        </ToolButton>
        <ToolButton icon="trash" tone="danger" iconOnly data-remove="" onClick={() => dispatch({ type: 'remove', id })}>
          {fill(STRINGS.sources.remove, { id })}
        </ToolButton>
      </div>
      {findings.length > 0 && (
        <div className={styles.findings}>
          <FindingList findings={findings} label={fill(STRINGS.sources.checksOf, { id })} />
        </div>
      )}
    </li>
  );
}
