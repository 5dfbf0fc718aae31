import type { SourceKind } from '../../shared/sources/kinds';
import { SourceFieldControl } from './source-field-control';
import type { SourceForm } from './use-source-form';

/** The controls for all values of a source. */
export function SourceFields({ kind, form }: { readonly kind: SourceKind; readonly form: SourceForm }) {
  return kind.fields.map((field) => (
    <SourceFieldControl
      key={field.name}
      field={field}
      value={form.values[field.name] ?? ''}
      problem={form.problems[field.name]}
      onValue={(value) => form.setValue(field.name, value)}
    />
  ));
}
