import { isRecord } from '../../shared/console/json-value';
import { plural } from '../../../site/words';
import * as styles from './answer.module.css';

interface JsonTreeProps {
  readonly value: unknown;
  /** Name of the property or number of the entry; null for the whole value. */
  readonly name?: string | null;
  readonly depth?: number;
}

/** Levels that are open at first. */
const OPEN_LEVELS = 2;
const CLASSES: Readonly<Record<string, string | undefined>> = {
  string: styles.string,
  number: styles.number,
  boolean: styles.word,
  object: styles.word,
};

/** JSON as a tree whose lists and objects can be folded. */
export function JsonTree({ value, name = null, depth = 0 }: JsonTreeProps) {
  const entries = Array.isArray(value)
    ? value.map((entry: unknown, index) => [String(index), entry] as const)
    : isRecord(value)
      ? Object.entries(value)
      : [];
  const label = name !== null && <span className={styles.key}>{name}: </span>;
  if (entries.length === 0) {
    const text = JSON.stringify(value);
    return (
      <div className={styles.leaf}>
        {label}
        <span className={CLASSES[typeof value]}>{text}</span>
      </div>
    );
  }
  const count = plural(entries.length, Array.isArray(value) ? STRINGS.console.entries : STRINGS.console.properties);
  return (
    <details className={styles.node} open={depth < OPEN_LEVELS}>
      <summary>
        {label}
        <span className={styles.count}>{Array.isArray(value) ? `[ ${count} ]` : `{ ${count} }`}</span>
      </summary>
      <div className={styles.children}>
        {entries.map(([key, entry]) => (
          <JsonTree key={key} name={key} value={entry} depth={depth + 1} />
        ))}
      </div>
    </details>
  );
}
