import { useId } from 'react';
import { initialValues, sourceKinds, type SourceKindName } from '../../shared/sources/kinds';
import { KindPicture } from './kind-picture';
import * as styles from './kind-picker.module.css';

const NOTHING_TAKEN: ReadonlySet<string> = new Set();

interface KindPickerProps {
  readonly chosen: SourceKindName;
  readonly onChoose: (kind: SourceKindName) => void;
}

/** Chooses what kind of source the form is for. As radio buttons, it is a single tab stop, and arrows move in it. */
export function KindPicker({ chosen, onChoose }: KindPickerProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={STRINGS.sources.kind} className={styles.picker}>
      {sourceKinds().map((kind) => (
        <label key={kind.kind} className={styles.kind}>
          <input
            type="radio"
            name={id}
            value={kind.kind}
            checked={kind.kind === chosen}
            className={styles.radio}
            onChange={() => onChoose(kind.kind)}
          />
          <span className={styles.card}>
            <KindPicture
              kind={kind.kind}
              name={initialValues(kind, NOTHING_TAKEN).name ?? ''}
              className={styles.picture}
            />
            <span className={styles.title}>{kind.title}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
