import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { PlanChange } from '../../shared/layout-plan';
import { canvasOf } from '../../shared/layouts/types';
import { boundsOf } from '../../shared/arrange';
import { movedTogether } from '../../shared/nudge';
import { moveRect, resizeRect, NO_EDGES, type Edges, type Rect } from '../../shared/rect';
import { snap, type Snapped } from '../../shared/snapping';
import type { Box, LayoutPlan } from '../../shared/types';

/** Distance on the screen, in CSS pixels, within which a box snaps to a line. */
const SNAP_DISTANCE = 7;
/** Distance in CSS pixels that the pointer must move before a press becomes a drag. */
const DRAG_THRESHOLD = 3;

interface Drag {
  /** The boxes as they were when the drag began; only one if its edges are dragged. */
  readonly boxes: readonly Box[];
  readonly edges: Edges;
  readonly startX: number;
  readonly startY: number;
  /** Canvas pixels per screen pixel. */
  readonly scale: number;
  readonly group: string;
  readonly onTap: (() => void) | undefined;
  hasMoved: boolean;
}

export interface BoxDrag {
  /** Lines and gaps that the dragged boxes have snapped to. */
  readonly snapped: Pick<Snapped, 'guides' | 'gaps'>;
  readonly isDragging: boolean;
  /** Begins a drag; `onTap` is called if the pointer is released without having moved. */
  readonly start: (event: ReactPointerEvent, boxes: readonly Box[], edges?: Edges, onTap?: () => void) => void;
}

const NOTHING: BoxDrag['snapped'] = { guides: [], gaps: [] };

/** Moves and resizes boxes with a mouse, pen or finger. Boxes snap to lines unless Alt is held or snapping is off. */
export function useBoxDrag(
  frame: RefObject<HTMLElement | null>,
  plan: LayoutPlan,
  snaps: boolean,
  change: (change: PlanChange, group: string) => void,
): BoxDrag {
  const drag = useRef<Drag | null>(null);
  const count = useRef(0);
  const [snapped, setSnapped] = useState(NOTHING);
  const [isDragging, setIsDragging] = useState(false);

  useEffect(() => {
    if (!isDragging) return;
    const move = (event: PointerEvent) => {
      const current = drag.current;
      if (!current || !frame.current) return;
      const [dx, dy] = [event.clientX - current.startX, event.clientY - current.startY];
      if (!current.hasMoved && Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
      current.hasMoved = true;
      const { rect, ...lines } = place(current, dx, dy, plan, snaps && !event.altKey);
      setSnapped(lines);
      const [only] = current.boxes;
      const places =
        current.boxes.length === 1 && only ? new Map([[only.key, rect]]) : movedTogether(current.boxes, rect);
      change({ type: 'places', places }, current.group);
    };
    const end = (event: PointerEvent) => {
      if (event.type === 'pointerup' && drag.current?.hasMoved === false) drag.current.onTap?.();
      drag.current = null;
      setSnapped(NOTHING);
      setIsDragging(false);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [isDragging, plan, snaps, frame, change]);

  const start: BoxDrag['start'] = (event, boxes, edges = NO_EDGES, onTap) => {
    if (event.button !== 0 || !event.isPrimary || !frame.current) return;
    const width = frame.current.getBoundingClientRect().width;
    if (width === 0) return;
    count.current += 1;
    drag.current = {
      boxes,
      edges,
      startX: event.clientX,
      startY: event.clientY,
      scale: canvasOf(plan.widescreen).width / width,
      group: `drag-${count.current}`,
      onTap,
      hasMoved: false,
    };
    setIsDragging(true);
  };

  return { snapped, isDragging, start };
}

function place({ boxes, edges, scale }: Drag, dx: number, dy: number, plan: LayoutPlan, snaps: boolean): Snapped {
  const canvas = canvasOf(plan.widescreen);
  const bounds: Rect = boundsOf(boxes);
  const isMove = edges.horizontal === null && edges.vertical === null;
  const rect = isMove
    ? moveRect(bounds, dx * scale, dy * scale, canvas)
    : resizeRect(bounds, edges, dx * scale, dy * scale, canvas);
  if (!snaps) return { rect, guides: [], gaps: [] };
  const dragged = new Set(boxes.map(({ key }) => key));
  const others = plan.boxes.filter(({ key }) => !dragged.has(key));
  return snap(rect, edges, others, canvas, SNAP_DISTANCE * scale);
}
