import { useState } from 'react';
import { Field } from '../../../components/controls/fields';
import { readBodyText } from '../../shared/console/json-text';
import { formatJson } from '../../shared/samples/literals';
import * as styles from './fields.module.css';

/**
 * The body as text. What is valid changes the form at once. What is not stays here, with the place of the mistake, and
 * the form keeps what it has.
 */
export function BodyText({
  body,
  onBody,
  onProblem,
}: {
  readonly body: Readonly<Record<string, unknown>>;
  readonly onBody: (body: Readonly<Record<string, unknown>>) => void;
  readonly onProblem: (problem: string | undefined) => void;
}) {
  const [text, setText] = useState(() => formatJson(body));
  const [problem, setProblem] = useState<string>();
  const change = (next: string) => {
    setText(next);
    const read = readBodyText(next);
    setProblem(read.problem);
    onProblem(read.problem);
    if (read.problem === undefined) onBody(read.value);
  };
  return (
    <Field label={STRINGS.console.bodyAsJson} problem={problem}>
      {(props) => (
        <textarea
          {...props}
          className={styles.text}
          rows={Math.min(24, Math.max(8, text.split('\n').length + 1))}
          spellCheck={false}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}
