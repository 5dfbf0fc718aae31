import { SelectField, SwitchField, TextField } from '../../../components/controls/fields';
import type { SourceField } from '../../shared/sources/fields';

interface SourceFieldControlProps {
  readonly field: SourceField;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onValue: (value: string) => void;
}

/** The control for a field in the form of a source. */
export function SourceFieldControl({
  field: { name, label, input, hint, choices },
  value,
  problem,
  onValue,
}: SourceFieldControlProps) {
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
    return (
      <SelectField
        label={label}
        hint={hint}
        problem={problem}
        name={name}
        value={value}
        options={choices ?? []}
        onValue={onValue}
      />
    );
  return (
    <TextField
      label={label}
      hint={hint}
      problem={problem}
      name={name}
      inputMode={input === 'number' ? 'numeric' : undefined}
      maxLength={500}
      value={value}
      onText={onValue}
    />
  );
}
