import { SEATS } from '../ui/ring';
import { markOf } from './mark-of';
import * as styles from './team-mark.module.css';

/** An author's mark: the round of six seats, one of them speaking, chosen by the key. Decoration: the name stands beside it. */
export function TeamMark({ authorKey, size = 36 }: { readonly authorKey: string; readonly size?: number }) {
  const { seat, role } = markOf(authorKey);
  return (
    <svg
      width={size}
      height={size}
      viewBox="-6 -6 36 36"
      className={styles.mark}
      data-role={role}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="17.5" className={styles.ground} />
      {SEATS.map(({ x, y }, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={index === seat ? 3.7 : 1.9}
          className={index === seat ? styles.speaker : styles.seat}
        />
      ))}
    </svg>
  );
}
