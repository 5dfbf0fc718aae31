import { useMemo, useState } from 'react';
import { CodeSample } from '../parts/code-sample';
import { Panel } from '../parts/panel';
import { ProblemList } from '../parts/problem-list';
import type { RenderRequest } from '../parts/send-section';
import { ToolButton } from '../../../components/controls/tool-button';
import { fill } from '../../../site/fill';
import { toMap } from '../../shared/layouts/parse-map';
import { hasErrors } from '../../shared/checks';
import { formatMap, layoutRequest } from '../../shared/plan-body';
import { writeRequest } from '../../shared/requests';
import { savePicture } from './save-picture';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

interface OutputPanelProps {
  readonly playground: LayoutPlayground;
  readonly renderRequest: RenderRequest;
}

/** Shows the map as JSON and the request in six languages, with the picture for download. */
export function OutputPanel({ playground: { plan, findings }, renderRequest }: OutputPanelProps) {
  const requests = useMemo(() => writeRequest(layoutRequest(plan)), [plan]);
  const map = useMemo(() => formatMap(toMap(plan.boxes)), [plan.boxes]);
  const [saved, setSaved] = useState('');
  const save = (type: 'svg' | 'png') =>
    void savePicture(plan, type).then(
      () => setSaved(fill(STRINGS.layouts.saved, { file: `layout.${type}` })),
      () => setSaved(STRINGS.layouts.notDrawn),
    );
  return (
    <Panel title={STRINGS.layouts.output} hidesTitle className={styles.output}>
      {hasErrors(findings) ? (
        <ProblemList
          title={STRINGS.layouts.refused}
          problems={findings.filter(({ level }) => level === 'error').map(({ text }) => text)}
        />
      ) : (
        <>
          <div>{renderRequest(requests, STRINGS.layouts.setLayout)}</div>
          <CodeSample title={STRINGS.layouts.map} language="JSON" code={map} />
        </>
      )}
      <div className={styles.group}>
        <ToolButton icon="download" onClick={() => save('svg')}>
          {STRINGS.layouts.saveSvg}
        </ToolButton>
        <ToolButton icon="download" onClick={() => save('png')}>
          {STRINGS.layouts.savePng}
        </ToolButton>
        <p role="status" className={styles.saved}>
          {saved}
        </p>
      </div>
    </Panel>
  );
}
