import { useId, useRef } from 'react';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { canvasOf } from '../../shared/layouts/types';
import { EditorBox } from './editor-box';
import { percentStyle } from './percent';
import { ResizeHandles } from './resize-handles';
import { useBoxDrag } from './use-box-drag';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './editor-canvas.module.css';

/** The canvas for arranging boxes, with a pointer or with keys. */
export function EditorCanvas({
  playground,
  snaps,
}: {
  readonly playground: LayoutPlayground;
  readonly snaps: boolean;
}) {
  const { plan, editor, change, dispatch } = playground;
  const frame = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const canvas = canvasOf(plan.widescreen);
  const drag = useBoxDrag(frame, plan, snaps, change);
  const selected = plan.boxes.find(({ key }) => key === editor.selected);

  // When the focused box is removed, its neighbor gets the focus, or the canvas if no box is left.
  useFocusAfterRemoval(
    plan.boxes.length,
    () => frame.current?.querySelector<HTMLElement>('[data-box][aria-pressed="true"]') ?? frame.current,
  );

  return (
    <div>
      <div
        ref={frame}
        role="application"
        tabIndex={-1}
        aria-label={`Canvas, ${canvas.width} by ${canvas.height} pixels`}
        aria-describedby={helpId}
        className={styles.canvas}
        style={{ aspectRatio: `${canvas.width} / ${canvas.height}` }}
      >
        {plan.boxes.map((box, index) => (
          <EditorBox
            key={box.key}
            box={box}
            number={index + 1}
            canvas={canvas}
            isSelected={box.key === editor.selected}
            onPress={(event) => {
              dispatch({ type: 'select', key: box.key });
              // Touching an unselected box may be the start of scrolling the page, so it only selects the box.
              if (event.pointerType !== 'touch' || box.key === editor.selected) drag.start(event, box);
            }}
            dispatch={dispatch}
          />
        ))}
        {selected && (
          <ResizeHandles
            box={selected}
            canvas={canvas}
            onPress={(event, edges) => drag.start(event, selected, edges)}
          />
        )}
        {drag.guides.map(({ axis, at }) => (
          <span
            key={`${axis}${at}`}
            data-guide={axis}
            className={axis === 'x' ? styles.guideX : styles.guideY}
            style={axis === 'x' ? { left: `${(100 * at) / canvas.width}%` } : { top: `${(100 * at) / canvas.height}%` }}
          />
        ))}
        {drag.draggedKey !== null && selected && (
          <span
            className={styles.readout}
            style={{ left: percentStyle(selected, canvas).left, top: percentStyle(selected, canvas).top }}
          >
            {selected.x}, {selected.y} · {selected.width}x{selected.height}
          </span>
        )}
        {plan.boxes.length === 0 && <p className={styles.empty}>No boxes yet. Add one or choose a layout.</p>}
      </div>
      <p id={helpId} className={styles.help}>
        <span className={styles.forMouse}>
          Drag a box or its corners, or use the <kbd>arrow keys</kbd>: 1 pixel, or 10 with <kbd>Shift</kbd>. With{' '}
          <kbd>Alt</kbd>, they resize the box. <kbd>Delete</kbd> removes it.
        </span>
        <span className={styles.forTouch}>Tap a box to select it, then drag it or one of its corners.</span>
      </p>
    </div>
  );
}
