import type { PointerEvent } from 'react';
import type { Canvas } from '../../shared/layouts/types';
import type { Edges } from '../../shared/rect';
import type { Box } from '../../shared/types';
import { percentStyle, placeInView } from './percent';
import * as styles from './editor-canvas.module.css';

const HANDLES: readonly (Edges & { readonly name: string })[] = [
  { name: 'nw', horizontal: 'left', vertical: 'top' },
  { name: 'n', horizontal: null, vertical: 'top' },
  { name: 'ne', horizontal: 'right', vertical: 'top' },
  { name: 'e', horizontal: 'right', vertical: null },
  { name: 'se', horizontal: 'right', vertical: 'bottom' },
  { name: 's', horizontal: null, vertical: 'bottom' },
  { name: 'sw', horizontal: 'left', vertical: 'bottom' },
  { name: 'w', horizontal: 'left', vertical: null },
];

interface ResizeHandlesProps {
  readonly box: Box;
  readonly canvas: Canvas;
  readonly onPress: (event: PointerEvent, edges: Edges) => void;
}

/** Handles that resize the selected box with a pointer. With the keyboard, Alt and the arrow keys resize it. */
export function ResizeHandles({ box, canvas, onPress }: ResizeHandlesProps) {
  return (
    <span aria-hidden="true" className={styles.handles} style={percentStyle(placeInView(box, canvas), canvas)}>
      {HANDLES.map(({ name, horizontal, vertical }) => (
        <span
          key={name}
          data-handle={name}
          className={styles.handle}
          style={{
            left: horizontal === 'left' ? 0 : horizontal === 'right' ? '100%' : '50%',
            top: vertical === 'top' ? 0 : vertical === 'bottom' ? '100%' : '50%',
            cursor: `${name}-resize`,
          }}
          onPointerDown={(event) => onPress(event, { horizontal, vertical })}
        />
      ))}
    </span>
  );
}
