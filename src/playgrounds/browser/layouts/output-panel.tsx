import { useMemo, type ReactNode } from 'react';
import { CodeSample } from '../parts/code-sample';
import { Panel } from '../parts/panel';
import { ProblemList } from '../parts/problem-list';
import { toMap } from '../../shared/layouts/parse-map';
import { hasErrors } from '../../shared/checks';
import { formatMap, layoutRequest } from '../../shared/plan-body';
import { writeRequest, type WrittenRequest } from '../../shared/requests';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

interface OutputPanelProps {
  readonly playground: LayoutPlayground;
  /** Renders a request in its languages. */
  readonly renderRequest: (request: readonly WrittenRequest[], title: string) => ReactNode;
}

/** Shows the map as JSON and the request in six languages. */
export function OutputPanel({ playground: { plan, findings }, renderRequest }: OutputPanelProps) {
  const requests = useMemo(() => writeRequest(layoutRequest(plan)), [plan]);
  const map = useMemo(() => formatMap(toMap(plan.boxes)), [plan.boxes]);
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
    </Panel>
  );
}
