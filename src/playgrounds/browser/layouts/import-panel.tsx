import { useState } from 'react';
import { Field } from '../../../components/controls/fields';
import * as fields from '../../../components/controls/fields.module.css';
import { Panel } from '../parts/panel';
import { ProblemList } from '../parts/problem-list';
import { ToolButton } from '../../../components/controls/tool-button';
import { parsePlanText } from '../../shared/parse-plan';
import { fill } from '../../../site/fill';
import { plural } from '../../../site/words';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

const SAMPLE = '[[0, 0, 960, 720], [960, 0, 320, 240, "auto"]]';

/** Imports a map, a response of the service, the JSON of a request, or a curl command that sets the layout. */
export function ImportPanel({ playground: { plan, dispatch } }: { readonly playground: LayoutPlayground }) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [imported, setImported] = useState('');
  const read = () => {
    const parsed = parsePlanText(text, plan);
    setProblems(parsed.problems);
    setImported('');
    if (!parsed.value) return;
    const message = fill(STRINGS.layouts.imported, {
      boxes: plural(parsed.value.boxes.length, STRINGS.layouts.boxCount),
    });
    setText('');
    setImported(message);
    dispatch({ type: 'load', plan: parsed.value, message });
  };
  return (
    <Panel title={STRINGS.layouts.import} hidesTitle>
      <Field label={STRINGS.layouts.importLabel}>
        {(props) => (
          <textarea
            {...props}
            className={`${fields.control} ${styles.importText}`}
            rows={5}
            value={text}
            spellCheck={false}
            placeholder={SAMPLE}
            aria-invalid={problems.length > 0 || undefined}
            onChange={(event) => {
              setText(event.target.value);
              setImported('');
            }}
          />
        )}
      </Field>
      <div className={styles.importAction}>
        <ToolButton icon="upload" onClick={read}>
          {STRINGS.layouts.import}
        </ToolButton>
        {/* Visual only, because the canvas may be out of view. Screen readers announce the status above the canvas. */}
        {imported && <span aria-hidden="true">{imported}</span>}
      </div>
      {problems.length > 0 && <ProblemList title={STRINGS.layouts.notImported} problems={problems} />}
    </Panel>
  );
}
