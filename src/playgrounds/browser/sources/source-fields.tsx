import { SelectField, SwitchField, TextField } from '../../../components/controls/fields';
import type { FieldName, SourceField } from '../../shared/sources/fields';
import type { SourceKind } from '../../shared/sources/kinds';
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
          <Control field={field} form={form} />
        </div>
      ))}
    </div>
  );
}

function Control({ field, form }: { readonly field: SourceField; readonly form: SourceForm }) {
  const { name, label, input, hint, choices } = field;
  const value = form.values[name] ?? '';
  const onValue = (next: string) => form.setValue(name, next);
  const described = { label, hint, problem: form.problems[name] };
  if (input === 'switch')
    return (
      <SwitchField
        label={label}
        hint={hint}
        checked={value === 'yes'}
        onChecked={(checked) => onValue(checked ? 'yes' : 'no')}
      />
    );
  if (input === 'choice')
    return <SelectField {...described} name={name} value={value} options={choices ?? []} onValue={onValue} />;
  return (
    <TextField
      {...described}
      name={name}
      inputMode={input === 'number' ? 'numeric' : undefined}
      maxLength={500}
      value={value}
      onText={onValue}
    />
  );
}
