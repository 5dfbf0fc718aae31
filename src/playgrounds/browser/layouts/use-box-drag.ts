import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { PlanChange } from '../../shared/layout-plan';
import { canvasOf } from '../../shared/layouts/types';
import { moveRect, resizeRect, NO_EDGES, type Edges, type Rect } from '../../shared/rect';
import { snap, type Guide } from '../../shared/snapping';
import type { Box, LayoutPlan } from '../../shared/types';

/** Distance on the screen, in CSS pixels, within which a box snaps to a line. */
const SNAP_DISTANCE = 7;
/** Distance in CSS pixels that the pointer must move before a press becomes a drag. */
const DRAG_THRESHOLD = 3;

interface Drag {
  readonly box: Box;
  readonly edges: Edges;
  readonly startX: number;
  readonly startY: number;
  /** Canvas pixels per screen pixel. */
  readonly scale: number;
  readonly group: string;
  hasMoved: boolean;
}

export interface BoxDrag {
  /** Lines that the dragged box has snapped to. */
  readonly guides: readonly Guide[];
  readonly draggedKey: number | null;
  readonly start: (event: ReactPointerEvent, box: Box, edges?: Edges) => void;
}

/** Moves and resizes boxes with a mouse, pen or finger. Boxes snap to lines unless Alt is held or snapping is off. */
export function useBoxDrag(
  frame: RefObject<HTMLElement | null>,
  plan: LayoutPlan,
  snaps: boolean,
  change: (change: PlanChange, group: string) => void,
): BoxDrag {
  const drag = useRef<Drag | null>(null);
  const count = useRef(0);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const [draggedKey, setDraggedKey] = useState<number | null>(null);

  useEffect(() => {
    if (draggedKey === null) return;
    const move = (event: PointerEvent) => {
      const current = drag.current;
      if (!current || !frame.current) return;
      const [dx, dy] = [event.clientX - current.startX, event.clientY - current.startY];
      if (!current.hasMoved && Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
      current.hasMoved = true;
      const snapped = place(current, dx, dy, plan, snaps && !event.altKey);
      setGuides(snapped.guides);
      change({ type: 'place', key: current.box.key, rect: snapped.rect }, current.group);
    };
    const end = () => {
      drag.current = null;
      setGuides([]);
      setDraggedKey(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [draggedKey, plan, snaps, frame, change]);

  const start = (event: ReactPointerEvent, box: Box, edges: Edges = NO_EDGES) => {
    if (event.button !== 0 || !event.isPrimary || !frame.current) return;
    const width = frame.current.getBoundingClientRect().width;
    if (width === 0) return;
    count.current += 1;
    drag.current = {
      box,
      edges,
      startX: event.clientX,
      startY: event.clientY,
      scale: canvasOf(plan.widescreen).width / width,
      group: `drag-${count.current}`,
      hasMoved: false,
    };
    setDraggedKey(box.key);
  };

  return { guides, draggedKey, start };
}

function place(
  drag: Drag,
  dx: number,
  dy: number,
  plan: LayoutPlan,
  snaps: boolean,
): { rect: Rect; guides: readonly Guide[] } {
  const canvas = canvasOf(plan.widescreen);
  const { box, edges, scale } = drag;
  const isMove = edges.horizontal === null && edges.vertical === null;
  const { x, y, width, height } = isMove
    ? moveRect(box, dx * scale, dy * scale, canvas)
    : resizeRect(box, edges, dx * scale, dy * scale, canvas);
  const rect = { x, y, width, height };
  if (!snaps) return { rect, guides: [] };
  return snap(
    rect,
    edges,
    plan.boxes.filter(({ key }) => key !== box.key),
    canvas,
    SNAP_DISTANCE * scale,
  );
}
