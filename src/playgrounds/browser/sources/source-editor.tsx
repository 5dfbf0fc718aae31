import { useEffect, useRef } from 'react';
import { ToolButton } from '../../../components/controls/tool-button';
import { kindOf, type SourceValues } from '../../shared/sources/kinds';
import { idOf, type AddedSource } from '../../shared/sources/sources-state';
import { SourceFields } from './source-fields';
import { useSourceForm } from './use-source-form';
import * as styles from './sources-playground.module.css';

interface SourceEditorProps {
  readonly source: AddedSource;
  /** Ids of the other sources. */
  readonly taken: ReadonlySet<string>;
  readonly onSave: (values: SourceValues) => void;
  readonly onCancel: () => void;
}

/** Form with the values of a source in the list. The list changes when the reader saves them. */
export function SourceEditor({ source, taken, onSave, onCancel }: SourceEditorProps) {
  const kind = kindOf(source.kind);
  const form = useSourceForm(kind, source.values, taken, onSave);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return (
    <form
      ref={element}
      className={styles.editor}
      aria-label={`Edit ${idOf(source)}`}
      noValidate
      onSubmit={form.onSubmit}
    >
      <div className={styles.editorFields}>
        <SourceFields kind={kind} form={form} />
      </div>
      <div className={styles.editorActions}>
        <ToolButton icon="check" tone="main" submits>
          Save
        </ToolButton>
        <ToolButton onClick={onCancel}>Cancel</ToolButton>
      </div>
    </form>
  );
}
