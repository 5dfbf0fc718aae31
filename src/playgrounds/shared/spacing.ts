import type { Canvas } from './layouts/types';
import type { Rect } from './rect';

/** A gap between two boxes that is as wide as another one, in canvas pixels. */
export interface GapGuide {
  /** The direction of the gap. */
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  /** Where it is on the other axis. */
  readonly at: number;
}

/** A place at which gaps are equal. */
export interface EqualGap {
  /** How far the box must move to get there. */
  readonly offset: number;
  readonly guides: readonly GapGuide[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Candidate {
  readonly start: number;
  readonly gaps: readonly Span[];
}

const AXES = {
  x: { start: 'x', size: 'width', crossStart: 'y', crossSize: 'height' },
  y: { start: 'y', size: 'height', crossStart: 'x', crossSize: 'width' },
} as const;

/**
 * Finds the nearest place where the gap of a moved box to its neighbor equals the one on its other side, or the one
 * between its neighbor and the next box. Neighbors are boxes beside it in the direction of the axis.
 */
export function equalGap(
  rect: Rect,
  axis: 'x' | 'y',
  others: readonly Rect[],
  canvas: Canvas,
  distance: number,
): EqualGap | undefined {
  const { start, size, crossStart, crossSize } = AXES[axis];
  const isBeside = (other: Rect): boolean =>
    other[crossStart] < rect[crossStart] + rect[crossSize] && rect[crossStart] < other[crossStart] + other[crossSize];
  const spans = others.filter(isBeside).map((other) => ({ start: other[start], end: other[start] + other[size] }));
  const limit = axis === 'x' ? canvas.width : canvas.height;
  const at = Math.round(rect[crossStart] + rect[crossSize] / 2);
  const [best] = candidates(spans, rect[size])
    .filter((one) => Math.abs(one.start - rect[start]) <= distance && one.start >= 0 && one.start + rect[size] <= limit)
    .sort((one, other) => Math.abs(one.start - rect[start]) - Math.abs(other.start - rect[start]));
  return (
    best && {
      offset: best.start - rect[start],
      guides: best.gaps.map((gap) => ({ axis, from: gap.start, to: gap.end, at })),
    }
  );
}

/** All places where a box of that size has equal gaps: between two others, behind them, and before them. */
function candidates(spans: readonly Span[], size: number): Candidate[] {
  return spans.flatMap((one) =>
    spans.flatMap((other): Candidate[] => {
      const gap = other.start - one.end;
      if (gap <= 0) return [];
      const known = { start: one.end, end: other.start };
      const room = gap - size;
      const middle = one.end + Math.round(room / 2);
      return [
        ...(room >= 2
          ? [
              {
                start: middle,
                gaps: [
                  { start: one.end, end: middle },
                  { start: middle + size, end: other.start },
                ],
              },
            ]
          : []),
        { start: other.end + gap, gaps: [known, { start: other.end, end: other.end + gap }] },
        { start: one.start - gap - size, gaps: [{ start: one.start - gap, end: one.start }, known] },
      ];
    }),
  );
}
