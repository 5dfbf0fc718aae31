import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react';
import { ExtraIcon } from '../ui/extra-icon';
import * as styles from './fields.module.css';

export interface FieldProps {
  readonly label: ReactNode;
  /** Makes the label visible only to screen readers. */
  readonly hidesLabel?: boolean;
  readonly hint?: ReactNode;
  /** A sentence that says what is wrong. */
  readonly problem?: string | undefined;
}

interface Described {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Label, hint and problem around a control, linked to it by ids. */
export function Field({
  label,
  hidesLabel,
  hint,
  problem,
  children,
}: FieldProps & { readonly children: (props: Described) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}hint` : '', problem ? `${id}problem` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hidesLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': problem ? true : undefined })}
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}problem`} className={styles.problem}>
          <ExtraIcon name="danger" size={16} />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'id'> {
  readonly onText: (text: string) => void;
}

/** An input for text, or for numbers stored as text. */
export function TextField({ label, hidesLabel, hint, problem, onText, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hidesLabel={hidesLabel ?? false} hint={hint} problem={problem}>
      {(props) => (
        <input
          type="text"
          spellCheck={false}
          autoComplete="off"
          {...rest}
          {...props}
          className={styles.control}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
}

export interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'className' | 'id'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onValue: (value: string) => void;
}

/** A select for one of several values. */
export function SelectField({ label, hidesLabel, hint, problem, options, onValue, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hidesLabel={hidesLabel ?? false} hint={hint} problem={problem}>
      {(props) => (
        <select {...rest} {...props} className={styles.control} onChange={(event) => onValue(event.target.value)}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export interface SwitchFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
}

/** A checkbox. */
export function SwitchField({ label, hint, checked, onChecked }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.toggle}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={(event) => onChecked(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
