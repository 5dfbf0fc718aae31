import { useState } from 'react';
import { Field } from '../../../components/controls/fields';
import { readBodyText } from '../../shared/console/json-text';
import { formatJson } from '../../shared/samples/literals';
import type { ConsoleState } from './use-console';
import * as styles from './fields.module.css';

/**
 * The body as text. The sample follows what is valid JSON at once, with a line for each value that is not as described.
 * Of what is no JSON, the place of the mistake is shown, and the sample stays as it is.
 */
export function BodyText({
  state: { draft, complaints, textProblem, setBody, setTextProblem },
}: {
  readonly state: ConsoleState;
}) {
  const [text, setText] = useState(() => formatJson(draft.body));
  const change = (next: string) => {
    setText(next);
    const read = readBodyText(next);
    setTextProblem(read.problem);
    if (read.problem === undefined) setBody(read.value);
  };
  const inBody = [...complaints]
    .filter(([place]) => place.startsWith('body.'))
    .map(([place, complaint]) => `${place.slice('body.'.length)}: ${complaint}`);
  return (
    <Field label={STRINGS.console.bodyAsJson} problem={textProblem ?? inBody.join('\n')}>
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
