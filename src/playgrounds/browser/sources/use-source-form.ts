import { useState, type FormEvent } from 'react';
import type { FieldName } from '../../shared/sources/fields';
import { checkValues, type SourceKind, type SourceValues } from '../../shared/sources/kinds';

export interface SourceForm {
  readonly values: SourceValues;
  readonly problems: Partial<Record<FieldName, string>>;
  readonly setValue: (name: FieldName, value: string) => void;
  /** Values that the reader has not edited get their initial value again. */
  readonly forget: (name: FieldName) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * State of a form for a source. Values are checked when the form is submitted, and from then on with each change; the
 * first field with a problem gets the focus.
 *
 * @param initial values of the fields that the reader has not edited
 * @param taken ids that the source must not have
 */
export function useSourceForm(
  kind: SourceKind,
  initial: SourceValues,
  taken: ReadonlySet<string>,
  onValid: (values: SourceValues) => void,
): SourceForm {
  const [edited, setEdited] = useState<SourceValues>({});
  const [isChecked, setIsChecked] = useState(false);
  const values: SourceValues = { ...initial, ...edited };
  return {
    values,
    problems: isChecked ? checkValues(kind, values, taken) : {},
    setValue: (name, value) => setEdited({ ...edited, [name]: value }),
    forget: (name) => setEdited(({ [name]: _forgotten, ...rest }) => rest),
    onSubmit: (event) => {
      event.preventDefault();
      const [first] = Object.keys(checkValues(kind, values, taken));
      setIsChecked(first !== undefined);
      if (first === undefined) onValid(values);
      else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
}
