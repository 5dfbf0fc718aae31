import { useId } from 'react';
import { ExtraIcon, type ExtraIconName } from '../../../components/ui/extra-icon';
import { ToolButton } from '../../../components/controls/tool-button';
import { initialValues, type SourceKind, type SourceKindName } from '../../shared/sources/kinds';
import type { AddedSource } from '../../shared/sources/sources-state';
import { SourceFields } from './source-fields';
import { useSourceForm } from './use-source-form';
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
  // An id that the reader has not edited changes to the next one that is not taken.
  const form = useSourceForm(kind, initialValues(kind, taken), taken, (values) => {
    if (isFull) return;
    onAdd({ kind: kind.kind, values });
    form.forget('id');
  });

  return (
    <form className={styles.card} aria-labelledby={`${id}title`} noValidate onSubmit={form.onSubmit}>
      <h3 id={`${id}title`} className={styles.cardTitle}>
        <ExtraIcon name={ICONS[kind.kind]} />
        {kind.title}
      </h3>
      <p className={styles.cardText}>{kind.text}</p>
      <SourceFields kind={kind} form={form} />
      <div className={styles.cardAction}>
        <ToolButton icon="plus" submits unavailable={isFull}>
          {`Add ${kind.title}`}
        </ToolButton>
        {added.length > 0 && <p className={styles.added}>In the list: {added.join(', ')}</p>}
      </div>
    </form>
  );
}
