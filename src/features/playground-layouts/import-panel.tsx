import { useId, useState } from 'react';
import { Panel } from '../../components/playground/panel';
import { ProblemList } from '../../components/playground/problem-list';
import { ToolButton } from '../../components/playground/tool-button';
import { parsePlanText } from '../../site/playground/parse-plan';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

/** Longest text that is read. */
const TEXT_LIMIT = 100_000;

/** Takes over a map, a request or an answer of the service as JSON. */
export function ImportPanel({ playground: { plan, dispatch } }: { readonly playground: LayoutPlayground }) {
  const id = useId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const read = () => {
    const parsed = parsePlanText(text, plan);
    setProblems(parsed.problems);
    if (!parsed.value) return;
    setText('');
    dispatch({ type: 'load', plan: parsed.value, message: `Imported: ${parsed.value.boxes.length} ${parsed.value.boxes.length === 1 ? 'box' : 'boxes'}.` });
  };
  return (
    <Panel title="Import">
      <label htmlFor={id} className={styles.label}>
        JSON of a map, of a layout request, or of a room answer
      </label>
      <textarea
        id={id}
        className={styles.importText}
        rows={5}
        value={text}
        maxLength={TEXT_LIMIT}
        spellCheck={false}
        placeholder="[[0, 0, 960, 720], [960, 0, 320, 240, &quot;auto&quot;]]"
        aria-invalid={problems.length > 0 || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <ToolButton icon="upload" onClick={read}>
          Import
        </ToolButton>
      </div>
      {problems.length > 0 && <ProblemList title="Not imported" problems={problems} />}
    </Panel>
  );
}
