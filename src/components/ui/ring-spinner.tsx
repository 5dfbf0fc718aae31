import * as styles from './ring-spinner.module.css';
import { SEATS } from './ring';

export interface RingSpinnerProps {
  /** Status text for screen readers; null if text next to the spinner already conveys it. */
  readonly label?: string | null;
  readonly size?: number;
}

/** The loading spinner: the circle of seats, which speak in turn. It does not move under reduced motion. */
export function RingSpinner({ label = 'Loading', size = 40 }: RingSpinnerProps) {
  const ring = (
    <svg width={size} height={size} viewBox="0 0 24 24" className={styles.ring} aria-hidden="true">
      {SEATS.map(({ x, y }, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r="1.9"
          className={styles.seat}
          style={{ animationDelay: `${index * 200 - 1200}ms` }}
        />
      ))}
    </svg>
  );
  if (label === null) return ring;
  return (
    <span role="status" className={styles.status}>
      {ring}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
