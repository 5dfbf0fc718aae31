import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToolButton } from '../../components/controls/tool-button';
import type { SitePath } from '../../site/routes';
import { fill } from '../../site/fill';
import { FrameLog } from './frame-log';
import { useFrame, type FramePhase } from './use-frame';
import * as styles from './frame-panel.module.css';

export interface FramePanelProps {
  /** The latest button that the reader has used, as a new object for each use. */
  readonly use: { readonly button: HTMLElement };
  /** Address of the frame's document. */
  readonly source: SitePath;
}

const STATUS: Readonly<Record<FramePhase, string>> = {
  loading: STRINGS.frames.loading,
  running: STRINGS.frames.running,
  stopped: STRINGS.frames.stopped,
  failed: STRINGS.frames.failed,
};

/** A program of the page in a sandboxed frame, below the code block whose button was used. */
export function FramePanel({ use, source }: FramePanelProps) {
  const frame = useFrame();
  const block = use.button.closest<HTMLElement>('[data-code-block]') ?? use.button;
  const slot = useSlotAfter(block);
  const panel = useRef<HTMLDivElement>(null);
  const title = fill(STRINGS.frames.title, {
    name: block.querySelector('.code-title')?.textContent ?? STRINGS.frames.program,
  });
  const isOpen = frame.phase === 'loading' || frame.phase === 'running';

  // Static content is not part of React's tree: the next Tab leads to the controls of what was just started.
  useEffect(() => panel.current?.focus(), [use]);

  return createPortal(
    <div ref={panel} role="group" tabIndex={-1} aria-label={title} className={styles.panel}>
      <div className={styles.head}>
        <strong>{title}</strong>
        <p role="status" className={frame.phase === 'failed' ? styles.failed : styles.status}>
          {STATUS[frame.phase]}
        </p>
        <ToolButton onClick={frame.stop} unavailable={!isOpen}>
          {STRINGS.frames.stop}
        </ToolButton>
        <ToolButton onClick={frame.start}>{STRINGS.frames.runAgain}</ToolButton>
      </div>
      {isOpen && (
        <iframe
          key={frame.run}
          ref={frame.iframe}
          className={styles.frame}
          sandbox="allow-scripts"
          title={fill(STRINGS.frames.frameTitle, { title })}
          src={`${source}#${document.documentElement.dataset.theme ?? 'light'}`}
          onLoad={frame.onLoad}
        />
      )}
      <FrameLog messages={frame.messages} />
    </div>,
    slot,
  );
}

/** Static content is not part of React's tree, so the panel makes room for itself. */
function useSlotAfter(block: HTMLElement): HTMLElement {
  const [slot] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    block.after(slot);
    return () => slot.remove();
  }, [block, slot]);
  return slot;
}
