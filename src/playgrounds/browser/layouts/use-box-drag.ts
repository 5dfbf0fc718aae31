import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { PlanChange } from '../../shared/layout-plan';
import { canvasOf } from '../../shared/layouts/types';
import { moveRect, resizeRect, type Edges } from '../../shared/rect';
import { snap, type Snapped } from '../../shared/snapping';
import type { Box, LayoutPlan } from '../../shared/types';

/** Distance on the screen, in CSS pixels, within which a box snaps to a line. */
const SNAP_DISTANCE = 7;
/** Distance in CSS pixels that the pointer must move before a press becomes a drag. */
const DRAG_THRESHOLD = 3;

interface Drag {
  /** The box as it was when the drag began. */
  readonly box: Box;
  /** The edges that move; null if the whole box moves. */
  readonly edges: Edges | null;
  readonly startX: number;
  readonly startY: number;
  /** Canvas pixels per screen pixel. */
  readonly scale: number;
  readonly group: string;
  hasMoved: boolean;
}

export interface BoxDrag {
  /** Lines that the dragged box has snapped to. */
  readonly guides: Snapped['guides'];
  readonly isDragging: boolean;
  readonly start: (event: ReactPointerEvent, box: Box, edges: Edges | null) => void;
}

const NOTHING: BoxDrag['guides'] = [];

/** Moves and resizes a box with a mouse, pen or finger. It snaps to lines unless Alt is held or snapping is off. */
export function useBoxDrag(
  frame: RefObject<HTMLElement | null>,
  plan: LayoutPlan,
  snaps: boolean,
  change: (change: PlanChange, group: string) => void,
): BoxDrag {
  const drag = useRef<Drag | null>(null);
  const count = useRef(0);
  const [guides, setGuides] = useState(NOTHING);
  const [isDragging, setIsDragging] = useState(false);

  useEffect(() => {
    if (!isDragging) return;
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
      setGuides(NOTHING);
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

  const start: BoxDrag['start'] = (event, box, edges) => {
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
    setIsDragging(true);
  };

  return { guides, isDragging, start };
}

function place({ box, edges, scale }: Drag, dx: number, dy: number, plan: LayoutPlan, snaps: boolean): Snapped {
  const canvas = canvasOf(plan.widescreen);
  const rect = edges
    ? resizeRect(box, edges, dx * scale, dy * scale, canvas)
    : moveRect(box, dx * scale, dy * scale, canvas);
  if (!snaps) return { rect, guides: [] };
  const others = plan.boxes.filter(({ key }) => key !== box.key);
  return snap(rect, edges, others, canvas, SNAP_DISTANCE * scale);
}
