import { useState } from 'react';
import { TextField } from '../../../components/controls/fields';
import { fill } from '../../../site/fill';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onNumber: (value: number) => void;
  readonly onBlur?: () => void;
}

/**
 * An input for integers. While the text is not an integer from `min` to `max`, the field keeps the text, shows a
 * problem and does not call `onNumber`.
 */
export function NumberField({ label, value, min, max, onNumber, onBlur }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const problem =
    draft !== null && !isIntegerInRange(draft, min, max)
      ? fill(STRINGS.playgrounds.enterNumber, { min, max })
      : undefined;
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      step={1}
      min={min}
      max={max}
      value={draft ?? String(value)}
      problem={problem}
      onText={(text) => {
        setDraft(text);
        if (isIntegerInRange(text, min, max)) onNumber(Number(text));
      }}
      onBlur={() => {
        setDraft(null);
        onBlur?.();
      }}
    />
  );
}

function isIntegerInRange(text: string, min: number, max: number): boolean {
  return /^-?\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}
