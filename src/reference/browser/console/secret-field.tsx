import { useEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from '../../../components/controls/fields';
import { ToolButton } from '../../../components/controls/tool-button';
import { fill } from '../../../site/fill';
import * as styles from './fields.module.css';

export interface SecretFieldProps extends Omit<FieldProps, 'label'> {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/**
 * An input for a key, masked until the reader asks to see it. The value is set as a property and never as an attribute,
 * so that it is not part of the markup.
 */
export function SecretField({ value, onText, ...field }: SecretFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <Field {...field}>
      {(props) => (
        <div className={styles.secret}>
          <input
            {...props}
            ref={input}
            type={isShown ? 'text' : 'password'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={styles.control}
            onInput={(event) => onText(event.currentTarget.value.trim())}
          />
          <ToolButton
            aria-label={fill(isShown ? STRINGS.console.hideName : STRINGS.console.showName, { name: field.label })}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? STRINGS.console.hide : STRINGS.console.show}
          </ToolButton>
        </div>
      )}
    </Field>
  );
}
