import type { KeyboardEvent, PointerEvent } from 'react';
import type { Canvas } from '../../shared/layouts/types';
import type { EditorAction } from '../../shared/layout-editor';
import type { Box } from '../../shared/types';
import { isOutside, percentStyle, placeInView } from './percent';
import * as styles from './editor-canvas.module.css';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface EditorBoxProps {
  readonly box: Box;
  readonly number: number;
  readonly canvas: Canvas;
  readonly isSelected: boolean;
  readonly onPress: (event: PointerEvent) => void;
  readonly dispatch: (action: EditorAction) => void;
}

/** A box on the canvas. */
export function EditorBox({ box, number, canvas, isSelected, onPress, dispatch }: EditorBoxProps) {
  const { key, x, y, width, height, fit, user } = box;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = event.shiftKey ? 10 : 1;
      dispatch({
        type: 'nudge',
        key,
        dx: arrow[0] * step,
        dy: arrow[1] * step,
        resizes: event.altKey,
        isRepeated: event.repeat,
      });
    } else if (event.key === 'Delete' || event.key === 'Backspace')
      dispatch({ type: 'change', change: { type: 'remove', key } });
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      data-box={number}
      aria-pressed={isSelected}
      className={styles.box}
      data-outside={isOutside(box, canvas) ? '' : undefined}
      style={percentStyle(placeInView(box, canvas), canvas)}
      onPointerDown={(event) => {
        // Not every browser focuses a button on press, but the arrow keys need the focus.
        event.currentTarget.focus({ preventScroll: true });
        onPress(event);
      }}
      onFocus={() => dispatch({ type: 'select', key })}
      onKeyDown={onKeyDown}
    >
      <span className="visually-hidden">{`Box ${number}, ${user || 'free'}, at x ${x}, y ${y}, ${width} wide, ${height} high, ${fit}`}</span>
      <span aria-hidden="true" className={styles.boxNumber}>
        {number}
      </span>
      <span aria-hidden="true" className={styles.boxUser}>
        {user}
      </span>
      <span aria-hidden="true" className={styles.boxSize}>
        {width}x{height}
        {fit === 'cover' ? '' : ` ${fit}`}
      </span>
    </button>
  );
}
