import type { PointerEvent } from 'react';
import type { Canvas } from '../../shared/layouts/types';
import type { Edges } from '../../shared/rect';
import type { Box } from '../../shared/types';
import { percentStyle, placeInView } from './percent';
import * as styles from './editor-canvas.module.css';

const HANDLES: readonly (Edges & { readonly name: string })[] = [
  { name: 'nw', x: 'start', y: 'start' },
  { name: 'n', x: null, y: 'start' },
  { name: 'ne', x: 'end', y: 'start' },
  { name: 'e', x: 'end', y: null },
  { name: 'se', x: 'end', y: 'end' },
  { name: 's', x: null, y: 'end' },
  { name: 'sw', x: 'start', y: 'end' },
  { name: 'w', x: 'start', y: null },
];

const PLACES = { start: 0, end: '100%' } as const;

interface ResizeHandlesProps {
  readonly box: Box;
  readonly canvas: Canvas;
  readonly onPress: (event: PointerEvent, edges: Edges) => void;
}

/** Handles that resize the selected box with a pointer. With the keyboard, Alt and the arrow keys resize it. */
export function ResizeHandles({ box, canvas, onPress }: ResizeHandlesProps) {
  return (
    <span aria-hidden="true" className={styles.handles} style={percentStyle(placeInView(box, canvas), canvas)}>
      {HANDLES.map(({ name, x, y }) => (
        <span
          key={name}
          data-handle={name}
          className={styles.handle}
          style={{ left: x ? PLACES[x] : '50%', top: y ? PLACES[y] : '50%', cursor: `${name}-resize` }}
          onPointerDown={(event) => onPress(event, { x, y })}
        />
      ))}
    </span>
  );
}
