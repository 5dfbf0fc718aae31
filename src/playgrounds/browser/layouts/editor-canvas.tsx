import { useId, useLayoutEffect, useRef, type CSSProperties, type PointerEvent } from 'react';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { canvasOf } from '../../shared/layouts/types';
import type { Box } from '../../shared/types';
import { fill } from '../../../site/fill';
import { CanvasHelp } from './canvas-help';
import { EditorBox } from './editor-box';
import { percentStyle } from './percent';
import { ResizeHandles } from './resize-handles';
import { SnapGuides } from './snap-guides';
import { useBoxDrag } from './use-box-drag';
import { useBoxKeys } from './use-box-keys';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './editor-canvas.module.css';

interface EditorCanvasProps {
  readonly playground: LayoutPlayground;
  readonly snaps: boolean;
  /** How many times larger than its frame the canvas is shown. */
  readonly zoom: number;
}

/** The canvas for arranging boxes, with a pointer or with keys. */
export function EditorCanvas({ playground, snaps, zoom }: EditorCanvasProps) {
  const { plan, editor, change, dispatch } = playground;
  const frame = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const canvas = canvasOf(plan.widescreen);
  const drag = useBoxDrag(frame, plan, snaps, change);
  const onKeyDown = useBoxKeys(frame, playground);
  const selected = plan.boxes.find(({ key }) => key === editor.selected);
  const mainBox = () => frame.current?.querySelector<HTMLElement>('[data-box][tabindex="0"]');

  // When the focused box is removed, its neighbor gets the focus, or the canvas if no box is left.
  useFocusAfterRemoval(plan.boxes.length, () => mainBox() ?? frame.current);

  // A larger canvas shows the selected box.
  useLayoutEffect(() => {
    const stage = frame.current?.parentElement;
    const box = mainBox();
    if (!stage || !box) return;
    stage.scrollLeft = box.offsetLeft + (box.offsetWidth - stage.clientWidth) / 2;
    stage.scrollTop = box.offsetTop + (box.offsetHeight - stage.clientHeight) / 2;
  }, [zoom]);

  const press = (event: PointerEvent<HTMLElement>, box: Box) => {
    // Not every browser focuses a button on press, but the keys need the focus.
    event.currentTarget.focus({ preventScroll: true });
    const wasSelected = box.key === editor.selected;
    dispatch({ type: 'select', key: box.key });
    // Touching an unselected box may be the start of scrolling the page, so it only selects the box.
    if (event.pointerType === 'touch' && !wasSelected) return;
    drag.start(event, box, null);
  };

  return (
    <div className={styles.frame}>
      <div
        className={styles.stage}
        data-zoomed={zoom > 1 ? '' : undefined}
        style={{ '--ratio': canvas.width / canvas.height, '--zoom': zoom } as CSSProperties}
      >
        <div
          ref={frame}
          role="application"
          tabIndex={-1}
          aria-label={fill(STRINGS.layouts.canvas, { width: canvas.width, height: canvas.height })}
          aria-describedby={helpId}
          className={styles.canvas}
        >
          {plan.boxes.map((box, index) => (
            <EditorBox
              key={box.key}
              box={box}
              number={index + 1}
              canvas={canvas}
              isSelected={box === selected}
              isEdited={editor.isEditing && box === selected}
              onPress={(event) => press(event, box)}
              onKeyDown={(event) => onKeyDown(event, box)}
              onEdit={(isEdited) => dispatch({ type: 'edit', key: isEdited ? box.key : null })}
              onChoose={() => dispatch({ type: 'select', key: box.key })}
            />
          ))}
          {selected && (
            <ResizeHandles
              box={selected}
              canvas={canvas}
              onPress={(event, edges) => drag.start(event, selected, edges)}
            />
          )}
          <SnapGuides guides={drag.guides} canvas={canvas} />
          {drag.isDragging && selected && (
            <span
              className={styles.readout}
              style={{ left: percentStyle(selected, canvas).left, top: percentStyle(selected, canvas).top }}
            >
              {selected.x}, {selected.y} · {selected.width}x{selected.height}
            </span>
          )}
          {plan.boxes.length === 0 && <p className={styles.empty}>{STRINGS.layouts.noBoxes}</p>}
        </div>
      </div>
      <p role="status" data-playground-status="" className={styles.message}>
        {editor.message}
      </p>
      <CanvasHelp id={helpId} />
    </div>
  );
}
