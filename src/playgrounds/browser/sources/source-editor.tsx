import { useEffect, useRef, useState } from 'react';
import { ToolButton } from '../../../components/controls/tool-button';
import { kindOf, type SourceValues } from '../../shared/sources/kinds';
import { idOf, type AddedSource } from '../../shared/sources/sources-state';
import { Panel } from '../parts/panel';
import { fill } from '../../../site/fill';
import { EMPTY_DRAFT, sourceForm } from './source-form';
import { SourceFields } from './source-fields';
import * as styles from './source-adder.module.css';

interface SourceEditorProps {
  readonly source: AddedSource;
  /** Ids of the other sources. */
  readonly taken: ReadonlySet<string>;
  readonly onSave: (values: SourceValues) => void;
  readonly onCancel: () => void;
}

/** Form with the values of a source in the list, in place of the one that adds. The list changes when it is saved. */
export function SourceEditor({ source, taken, onSave, onCancel }: SourceEditorProps) {
  const kind = kindOf(source.kind);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const form = sourceForm({ kind, initial: source.values, taken, draft, onDraft: setDraft, onValid: onSave });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return (
    <Panel title={fill(STRINGS.sources.edit, { id: idOf(source) })} className={styles.adder}>
      <form
        ref={element}
        className={styles.form}
        aria-label={fill(STRINGS.sources.edit, { id: idOf(source) })}
        noValidate
        onSubmit={form.onSubmit}
      >
        <p className={styles.text}>{kind.text}</p>
        <SourceFields kind={kind} form={form} />
        <div className={styles.actions}>
          <ToolButton icon="check" tone="main" submits>
            {STRINGS.sources.save}
          </ToolButton>
          <ToolButton onClick={onCancel}>{STRINGS.sources.cancel}</ToolButton>
        </div>
      </form>
    </Panel>
  );
}
