import { useId, useState } from 'react';
import { Panel } from '../parts/panel';
import { ProblemList } from '../parts/problem-list';
import { ToolButton } from '../../../components/controls/tool-button';
import { parsePlanText } from '../../shared/parse-plan';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

/** Imports a map, a response of the service, or a command or program that sets the layout. */
export function ImportPanel({ playground: { plan, dispatch } }: { readonly playground: LayoutPlayground }) {
  const id = useId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [imported, setImported] = useState('');
  const read = () => {
    const parsed = parsePlanText(text, plan);
    setProblems(parsed.problems);
    setImported('');
    if (!parsed.value) return;
    const message = `Imported: ${parsed.value.boxes.length} ${parsed.value.boxes.length === 1 ? 'box' : 'boxes'}.`;
    setText('');
    setImported(message);
    dispatch({ type: 'load', plan: parsed.value, message });
  };
  return (
    <Panel title="Import" hidesTitle>
      <label htmlFor={id} className={styles.label}>
        A map, a room response, or a layout request in any language of the docs
      </label>
      <textarea
        id={id}
        className={styles.importText}
        rows={5}
        value={text}
        spellCheck={false}
        placeholder='[[0, 0, 960, 720], [960, 0, 320, 240, "auto"]]'
        aria-invalid={problems.length > 0 || undefined}
        onChange={(event) => {
          setText(event.target.value);
          setImported('');
        }}
      />
      <div className={styles.importAction}>
        <ToolButton icon="upload" onClick={read}>
          Import
        </ToolButton>
        {/* Visual only, because the canvas may be out of view. Screen readers announce the status above the canvas. */}
        {imported && <span aria-hidden="true">{imported}</span>}
      </div>
      {problems.length > 0 && <ProblemList title="Not imported" problems={problems} />}
    </Panel>
  );
}
