import { useLayoutEffect, useRef } from 'react';
import { SEATS, SPEAKER } from '../../site/logo-ring';

export interface RingSpinnerProps {
  /** Status text for screen readers; null if text next to the spinner already conveys it. */
  readonly label?: string | null;
  readonly size?: number;
}

const SPEAKING = { fill: 'var(--color-accent)', transform: 'scale(1.9)' };
const SILENT = { fill: 'var(--color-muted)', transform: 'scale(1)' };
const ROUND = 1200;

/**
 * The loading spinner: the circle of seats, which speak in turn. It does not move under reduced motion. Only scripts
 * show it, and any page can, so that the HTML of pages contains none of its style rules.
 */
export function RingSpinner({ label = STRINGS.common.loading, size = 40 }: RingSpinnerProps) {
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => moveSeats([...(drawing.current?.querySelectorAll('circle') ?? [])]), []);
  const ring = (
    <svg
      ref={drawing}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      // In forced colors, the current color is that of text.
      style={{ overflow: 'visible', color: 'var(--color-muted)', fill: 'currentcolor' }}
      aria-hidden="true"
    >
      {SEATS.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r="1.9" style={{ transformBox: 'fill-box', transformOrigin: 'center' }} />
      ))}
    </svg>
  );
  if (label === null) return ring;
  return (
    <span role="status" style={{ display: 'inline-flex' }}>
      {ring}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

function moveSeats(seats: readonly SVGCircleElement[]): void {
  for (const [index, seat] of seats.entries()) {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      if (index === SPEAKER) Object.assign(seat.style, SPEAKING);
    } else if (typeof seat.animate === 'function') {
      const silent = { ...SILENT, easing: 'ease-out' };
      seat.animate([{ ...SPEAKING, easing: 'ease-out' }, { ...silent, offset: 0.45 }, SILENT], {
        duration: ROUND,
        delay: (index * ROUND) / SEATS.length - ROUND,
        iterations: Infinity,
      });
    }
  }
}
