import { useEffect, useRef, useState } from 'react';
import { CodeSample } from '../parts/code-sample';
import { ToolButton } from '../../../components/controls/tool-button';
import { writeRequest } from '../../shared/requests';
import { kindOf, type SourceValues } from '../../shared/sources/kinds';
import { sourceOutputs } from '../../shared/sources/source-output';
import { idOf, type AddedSource } from '../../shared/sources/sources-state';
import { SourceEditor } from './source-editor';
import type { RenderRequest } from './render-request';
import * as styles from './sources-playground.module.css';

interface SourceRowProps {
  readonly source: AddedSource;
  /** Ids of the other sources. */
  readonly others: ReadonlySet<string>;
  readonly roomId: string;
  readonly renderRequest: RenderRequest;
  readonly onEdit: (values: SourceValues) => void;
  readonly onRemove: () => void;
}

/** A source in the list, with its editor and its outputs. */
export function SourceRow({ source, others, roomId, renderRequest, onEdit, onRemove }: SourceRowProps) {
  // The source, not just whether it is edited: the editor closes if an undo or a link replaces the source.
  const [edited, setEdited] = useState<AddedSource | null>(null);
  const isEdited = edited === source;
  const row = useRef<HTMLLIElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // The form had the focus.
    if (wasEdited.current && !isEdited && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const id = idOf(source);
  return (
    <li ref={row} className={styles.source}>
      <div className={styles.sourceHead}>
        <div className={styles.sourceNames}>
          <h3 className={styles.sourceTitle}>
            {source.values.name} <code>{id}</code>
          </h3>
          <span className={styles.sourceKind}>{kindOf(source.kind).title}</span>
        </div>
        <div className={styles.group}>
          <ToolButton
            data-edit=""
            aria-label={`Edit ${id}`}
            aria-expanded={isEdited}
            onClick={() => setEdited(isEdited ? null : source)}
          >
            Edit
          </ToolButton>
          <ToolButton icon="trash" tone="danger" iconOnly data-remove="" onClick={onRemove}>
            {`Remove ${id}`}
          </ToolButton>
        </div>
      </div>
      {isEdited && (
        <SourceEditor
          source={source}
          taken={others}
          onSave={(values) => {
            setEdited(null);
            onEdit(values);
          }}
          onCancel={() => setEdited(null)}
        />
      )}
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
