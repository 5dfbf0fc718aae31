import { useId, useState, type FormEvent } from 'react';
import { ExtraIcon, type ExtraIconName } from '../../../components/ui/extra-icon';
import { ToolButton } from '../parts/tool-button';
import type { FieldName } from '../../shared/sources/fields';
import {
  checkValues,
  initialValues,
  type SourceKind,
  type SourceKindName,
  type SourceValues,
} from '../../shared/sources/kinds';
import type { AddedSource } from '../../shared/sources/sources-state';
import { SourceFieldControl } from './source-field-control';
import * as styles from './sources-playground.module.css';

const ICONS: Readonly<Record<SourceKindName, ExtraIconName>> = {
  'web-user': 'user',
  guest: 'users',
  'ip-camera': 'camera',
  drone: 'radio',
  hdmi: 'layers',
  'media-file': 'play',
  'local-file': 'folder',
  screen: 'monitor',
};

interface SourceCardProps {
  readonly kind: SourceKind;
  readonly taken: ReadonlySet<string>;
  /** Ids of the sources of this kind in the list. */
  readonly added: readonly string[];
  readonly isFull: boolean;
  readonly onAdd: (source: AddedSource) => void;
}

/** A kind of source with its form. The form makes no request: it adds a source to the list below. */
export function SourceCard({ kind, taken, added, isFull, onAdd }: SourceCardProps) {
  const id = useId();
  const [edited, setEdited] = useState<SourceValues>({});
  const [isChecked, setIsChecked] = useState(false);
  // An id that the reader has not edited changes to the next one that is not taken.
  const values: SourceValues = { ...initialValues(kind, taken), ...edited };
  const problems = isChecked ? checkValues(kind, values, taken) : {};

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFull) return;
    const [first] = Object.keys(checkValues(kind, values, taken)) as FieldName[];
    setIsChecked(first !== undefined);
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    onAdd({ kind: kind.kind, values });
    setEdited(({ id: _id, ...rest }) => rest);
  };

  return (
    <form className={styles.card} aria-labelledby={`${id}title`} noValidate onSubmit={add}>
      <h3 id={`${id}title`} className={styles.cardTitle}>
        <ExtraIcon name={ICONS[kind.kind]} />
        {kind.title}
      </h3>
      <p className={styles.cardText}>{kind.text}</p>
      {kind.fields.map((field) => (
        <SourceFieldControl
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          problem={problems[field.name]}
          onValue={(value) => setEdited({ ...edited, [field.name]: value })}
        />
      ))}
      <div className={styles.cardAction}>
        <ToolButton icon="plus" submits unavailable={isFull}>
          {`Add ${kind.title}`}
        </ToolButton>
        {added.length > 0 && <p className={styles.added}>In the list: {added.join(', ')}</p>}
      </div>
    </form>
  );
}
