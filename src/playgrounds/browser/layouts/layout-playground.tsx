import { useState, type ReactNode } from 'react';
import { ProblemList } from '../parts/problem-list';
import type { RenderSend } from '../parts/send-section';
import type { WrittenRequest } from '../../shared/requests';
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

export interface LayoutPlaygroundProps {
  /** Renders a request in its languages. The caller provides this, because tabs belong to another feature. */
  readonly renderRequest: (request: readonly WrittenRequest[], title: string) => ReactNode;
  readonly renderSend: RenderSend;
}

/** The layout playground. Rendered only in the browser, because it starts with the state in the URL. */
export function LayoutPlayground({ renderRequest, renderSend }: LayoutPlaygroundProps) {
  const playground = useLayoutPlayground();
  const [snaps, setSnaps] = useState(true);
  return (
    <div data-playground="" className={styles.playground}>
      {playground.linkProblems.length > 0 && (
        <ProblemList title="The link could not be read" problems={playground.linkProblems} />
      )}
      <div className={styles.columns}>
        <div className={styles.canvasColumn}>
          <PresetPicker plan={playground.plan} change={playground.change} />
          <Toolbar playground={playground} snaps={snaps} onSnaps={setSnaps} />
          <p role="status" data-playground-status="" className={styles.message}>
            {playground.editor.message}
          </p>
          <EditorCanvas playground={playground} snaps={snaps} />
          <ChecksPanel findings={playground.findings} />
        </div>
        <div className={styles.sideColumn}>
          <BoxFields playground={playground} />
          <BoxList playground={playground} />
          <OptionsPanel playground={playground} />
          <ImportPanel playground={playground} />
        </div>
        <div className={styles.resultColumn}>
          <MeetingPreview playground={playground} />
        </div>
      </div>
      <OutputPanel playground={playground} renderRequest={renderRequest} />
      <SendLayout playground={playground} renderSend={renderSend} />
    </div>
  );
}
