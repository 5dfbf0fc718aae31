import type { KeyboardEvent, PointerEvent } from 'react';
import type { Canvas } from '../../shared/layouts/types';
import type { Box } from '../../shared/types';
import { fill } from '../../../site/fill';
import { isOutside, percentStyle, placeInView } from './percent';
import * as styles from './editor-canvas.module.css';

interface EditorBoxProps {
  readonly box: Box;
  readonly number: number;
  readonly canvas: Canvas;
  /** Tab goes to this box alone of the canvas. */
  readonly isSelected: boolean;
  /** Whether the arrow keys change the box. */
  readonly isEdited: boolean;
  readonly onPress: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onEdit: (isEdited: boolean) => void;
  /** Called for a click that no pointer made, such as that of a screen reader. */
  readonly onChoose: () => void;
}

/** A box on the canvas. */
export function EditorBox({
  box,
  number,
  canvas,
  isSelected,
  isEdited,
  onPress,
  onKeyDown,
  onEdit,
  onChoose,
}: EditorBoxProps) {
  const { key, x, y, width, height, fit, user } = box;
  return (
    <button
      type="button"
      data-box={number}
      data-key={key}
      data-edited={isEdited ? '' : undefined}
      tabIndex={isSelected ? 0 : -1}
      aria-pressed={isSelected}
      className={styles.box}
      data-outside={isOutside(box, canvas) ? '' : undefined}
      style={percentStyle(placeInView(box, canvas), canvas)}
      onPointerDown={onPress}
      onDoubleClick={() => onEdit(true)}
      onBlur={() => isEdited && onEdit(false)}
      onClick={(event) => event.detail === 0 && onChoose()}
      onKeyDown={onKeyDown}
    >
      <span className="visually-hidden">
        {fill(STRINGS.layouts.boxName, { number, user: user || STRINGS.layouts.free, x, y, width, height, fit })}
      </span>
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
