import type { FormEvent } from 'react';
import type { FieldName } from '../../shared/sources/fields';
import { checkValues, type SourceKind, type SourceValues } from '../../shared/sources/kinds';

/** What the reader has entered into a form for a source. */
export interface SourceDraft {
  readonly edited: SourceValues;
  /** True once the form has been submitted with problems. */
  readonly isChecked: boolean;
}

export const EMPTY_DRAFT: SourceDraft = { edited: {}, isChecked: false };

export interface SourceForm {
  readonly values: SourceValues;
  readonly problems: Partial<Record<FieldName, string>>;
  readonly setValue: (name: FieldName, value: string) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface SourceFormOptions {
  readonly kind: SourceKind;
  /** Values of the fields that the reader has not edited. */
  readonly initial: SourceValues;
  /** Ids that the source must not have. */
  readonly taken: ReadonlySet<string>;
  readonly draft: SourceDraft;
  readonly onDraft: (draft: SourceDraft) => void;
  readonly onValid: (values: SourceValues) => void;
}

/**
 * A form for a source. Values are checked when the form is submitted, and from then on with each change; the first
 * field with a problem gets the focus.
 */
export function sourceForm({ kind, initial, taken, draft, onDraft, onValid }: SourceFormOptions): SourceForm {
  const values: SourceValues = { ...initial, ...draft.edited };
  return {
    values,
    problems: draft.isChecked ? checkValues(kind, values, taken) : {},
    setValue: (name, value) => onDraft({ ...draft, edited: { ...draft.edited, [name]: value } }),
    onSubmit: (event) => {
      event.preventDefault();
      const [first] = Object.keys(checkValues(kind, values, taken));
      if (first === undefined) {
        onValid(values);
        return;
      }
      onDraft({ ...draft, isChecked: true });
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
}
