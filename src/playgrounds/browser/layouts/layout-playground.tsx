import { useState, type ReactNode } from 'react';
import { useSteps } from '../../../hooks/use-steps';
import { ProblemList } from '../parts/problem-list';
import type { RenderRequest, RenderSend } from '../parts/send-section';
import { fill } from '../../../site/fill';
import { BoxFields } from './box-fields';
import { BoxList } from './box-list';
import { ChecksPanel } from './checks-panel';
import { EditorCanvas } from './editor-canvas';
import { ImportPanel } from './import-panel';
import { MeetingPreview } from './meeting-preview';
import { OptionsPanel } from './options-panel';
import { OutputPanel } from './output-panel';
import { PresetPicker } from './preset-picker';
import { SendLayout } from './send-layout';
import { Toolbar } from './toolbar';
import { useLayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

/** A panel below the canvas, of which one is shown. */
interface ToolPanel {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface LayoutPlaygroundProps {
  readonly renderRequest: RenderRequest;
  readonly renderSend: RenderSend;
  /** Renders panels as tabs. */
  readonly renderPanels: (panels: readonly ToolPanel[]) => ReactNode;
}

/** The layout playground. Rendered only in the browser, because it starts with the state in the URL. */
export function LayoutPlayground({ renderRequest, renderSend, renderPanels }: LayoutPlaygroundProps) {
  const playground = useLayoutPlayground();
  const step = useSteps(4);
  const [snaps, setSnaps] = useState(true);
  const [zoom, setZoom] = useState(1);
  const { plan, change, findings, linkProblems } = playground;
  return (
    <div data-playground="" className={styles.playground}>
      {linkProblems.length > 0 && <ProblemList title={STRINGS.playgrounds.badLink} problems={linkProblems} />}
      <PresetPicker plan={plan} change={change} />
      {step > 1 && (
        <div className={styles.columns}>
          <div className={styles.canvasColumn}>
            <Toolbar playground={playground} snaps={snaps} onSnaps={setSnaps} zoom={zoom} onZoom={setZoom} />
            <EditorCanvas playground={playground} snaps={snaps} zoom={zoom} />
            {step > 2 && (
              <div className={styles.panels}>
                {renderPanels([
                  {
                    value: 'boxes',
                    label: STRINGS.layouts.boxes,
                    content: (
                      <div className={styles.boxes}>
                        <BoxFields playground={playground} />
                        <BoxList playground={playground} />
                      </div>
                    ),
                  },
                  {
                    value: 'options',
                    label: STRINGS.layouts.options,
                    content: <OptionsPanel playground={playground} />,
                  },
                  {
                    value: 'people',
                    label: STRINGS.layouts.people,
                    content: <MeetingPreview playground={playground} />,
                  },
                  {
                    value: 'checks',
                    label:
                      findings.length === 0
                        ? STRINGS.layouts.checks
                        : fill(STRINGS.layouts.checksCount, { count: findings.length }),
                    content: <ChecksPanel findings={findings} />,
                  },
                  { value: 'import', label: STRINGS.layouts.import, content: <ImportPanel playground={playground} /> },
                ])}
              </div>
            )}
          </div>
          {step > 3 && (
            <div className={styles.outputColumn}>
              <OutputPanel playground={playground} renderRequest={renderRequest} />
            </div>
          )}
        </div>
      )}
      {step > 3 && <SendLayout playground={playground} renderSend={renderSend} />}
    </div>
  );
}
