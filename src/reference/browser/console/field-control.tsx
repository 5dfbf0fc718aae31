import { Field, SelectField, TextField } from '../../../components/controls/fields';
import { typedText, typedValue } from '../../shared/console/draft';
import { pathKey, type Complaints } from '../../shared/console/complaints';
import type { JsonPath } from '../../shared/console/json-value';
import type { ConsoleField } from '../../shared/console/types';
import { fill } from '../../../site/fill';
import { WithCode } from './with-code';
import * as styles from './fields.module.css';

export interface FieldControlProps {
  readonly field: ConsoleField;
  readonly path: JsonPath;
  readonly value: unknown;
  readonly complaints: Complaints;
  /** What the field is called, if it has no name of its own. */
  readonly title?: string;
  readonly onValue: (path: JsonPath, value: unknown) => void;
}

/** The name of a field, and whether it must be filled in. */
export function FieldName({ field, title }: { readonly field: ConsoleField; readonly title?: string | undefined }) {
  const { name, required, deprecated } = field;
  return (
    <>
      <span className={styles.name}>{title ?? name}</span>
      {required && <span className={styles.required}> {STRINGS.console.required}</span>}
      {deprecated && <span> {STRINGS.console.deprecated}</span>}
    </>
  );
}

/** A control for a value without parts: text, a number, one of several values, or JSON. */
export function FieldControl({ field, path, value, complaints, title, onValue }: FieldControlProps) {
  const common = {
    label: <FieldName field={field} title={title} />,
    hint: field.description && <WithCode text={field.description} />,
    problem: complaints.get(pathKey(path)),
  };
  const text = typedText(value);
  const onText = (typed: string) => onValue(path, typedValue(field, typed));
  if (field.kind === 'boolean' || field.kind === 'choice')
    return <SelectField {...common} value={text} options={optionsOf(field, text)} onValue={onText} />;
  if (field.kind === 'any') return <JsonControl {...common} value={value} onValue={(next) => onValue(path, next)} />;
  const suggestions = field.choices && `${pathKey(path)}suggestions`;
  const control = (
    <TextField
      {...common}
      value={text}
      placeholder={placeholderOf(field)}
      inputMode={field.kind === 'text' ? undefined : 'decimal'}
      list={suggestions}
      // An entry of a list can be an empty text.
      onText={(typed) =>
        path.length > 0 && typeof path.at(-1) === 'number' && typed === '' ? onValue(path, '') : onText(typed)
      }
    />
  );
  return suggestions === undefined ? (
    control
  ) : (
    <>
      {control}
      <datalist id={suggestions}>
        {field.choices?.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  );
}

function JsonControl({
  value,
  onValue,
  ...field
}: Pick<Parameters<typeof Field>[0], 'label' | 'hint' | 'problem'> & {
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}) {
  return (
    <Field {...field}>
      {(props) => (
        <input
          {...props}
          className={styles.control}
          defaultValue={value === undefined ? '' : JSON.stringify(value)}
          onBlur={({ target }) => onValue(target.value === '' ? undefined : parsed(target.value))}
        />
      )}
    </Field>
  );
}

/** JSON, or the text itself if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** What is not sent comes first. A value that is not allowed, from the text of the body, is kept. */
function optionsOf({ kind, choices, default: standard, required }: ConsoleField, current: string) {
  const values = kind === 'boolean' ? ['true', 'false'] : (choices ?? []);
  const none = required
    ? STRINGS.console.choose
    : standard === undefined
      ? STRINGS.console.notSent
      : fill(STRINGS.console.notSentDefault, { value: String(standard) });
  return [
    { value: '', label: none },
    ...[...values, ...(current === '' || values.includes(current) ? [] : [current])].map((value) => ({
      value,
      label: value,
    })),
  ];
}

function placeholderOf({ example, default: standard }: ConsoleField): string {
  return typedText(example ?? standard);
}
