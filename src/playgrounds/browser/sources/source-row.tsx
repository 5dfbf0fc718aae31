import { useEffect, useRef } from 'react';
import { ToolButton } from '../../../components/controls/tool-button';
import { ExtraIcon } from '../../../components/ui/extra-icon';
import type { Finding } from '../../shared/checks';
import { kindOf } from '../../shared/sources/kinds';
import { idOf, type AddedSource } from '../../shared/sources/sources-state';
import { fill } from '../../../site/fill';
import { KindPicture } from './kind-picture';
import * as styles from './source-list.module.css';

interface SourceRowProps {
  readonly source: AddedSource;
  readonly findings: readonly Finding[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** True if no copy can be added. */
  readonly isFull: boolean;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A source in the list, with what is wrong with it and what can be done with it. */
export function SourceRow({ source, findings, isEdited, ...row }: SourceRowProps) {
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
        <ToolButton icon="arrow-up" iconOnly unavailable={row.isFirst} onClick={() => row.onMove(-1)}>
          {fill(STRINGS.sources.moveUp, { id })}
        </ToolButton>
        <ToolButton icon="arrow-down" iconOnly unavailable={row.isLast} onClick={() => row.onMove(1)}>
          {fill(STRINGS.sources.moveDown, { id })}
        </ToolButton>
        <ToolButton icon="copy" iconOnly unavailable={row.isFull} onClick={row.onDuplicate}>
          {fill(STRINGS.sources.duplicate, { id })}
        </ToolButton>
        <ToolButton icon="pencil" iconOnly data-edit="" aria-expanded={isEdited} onClick={row.onEdit}>
          {fill(STRINGS.sources.edit, { id })}
        </ToolButton>
        <ToolButton icon="trash" tone="danger" iconOnly data-remove="" onClick={row.onRemove}>
          {fill(STRINGS.sources.remove, { id })}
        </ToolButton>
      </div>
      {findings.length > 0 && (
        <ul role="list" className={styles.findings} aria-label={fill(STRINGS.sources.checksOf, { id })}>
          {findings.map(({ level, text }) => (
            <li key={text} data-level={level}>
              <ExtraIcon name={level === 'note' ? 'info' : 'warning'} size={16} />
              <span>
                <span className="visually-hidden">{`${level === 'note' ? STRINGS.playgrounds.note : STRINGS.playgrounds.warning}: `}</span>
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
