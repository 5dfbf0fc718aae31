import type { FieldName } from '../../shared/sources/fields';
import type { SourceKind } from '../../shared/sources/kinds';
import { SourceFieldControl } from './source-field-control';
import type { SourceForm } from './source-form';
import * as styles from './source-adder.module.css';

/** Fields with a short value, two of which fit side by side. */
const SHORT: readonly FieldName[] = ['id', 'name', 'loopCount', 'replacement'];

/** The controls for all values of a source. */
export function SourceFields({ kind, form }: { readonly kind: SourceKind; readonly form: SourceForm }) {
  return (
    <div className={styles.fields}>
      {kind.fields.map((field) => (
        <div key={field.name} className={SHORT.includes(field.name) ? undefined : styles.wide}>
          <SourceFieldControl
            field={field}
            value={form.values[field.name] ?? ''}
            problem={form.problems[field.name]}
            onValue={(value) => form.setValue(field.name, value)}
          />
        </div>
      ))}
    </div>
  );
}
