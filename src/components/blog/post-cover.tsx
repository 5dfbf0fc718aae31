import { pageRing, type Seat } from '../../site/page-ring';
import * as styles from './post-cover.module.css';

/** The ring of a post, as in its share image. Decorative. */
export function PostCover({ path }: { readonly path: string }) {
  const seats = pageRing(path);
  const speaker = seats.find(({ role }) => role === 'speaker');
  return (
    <svg viewBox="-150 -150 300 300" className={styles.cover} aria-hidden="true">
      <path d={seats.map(({ x, y }) => `M${speaker?.x} ${speaker?.y}L${x} ${y}`).join('')} className={styles.line} />
      {(['seen', 'dark', 'speaker'] as const).map((role) => (
        <g key={role} className={styles[role]}>
          {seats.filter((seat) => seat.role === role).map(drawSeat)}
        </g>
      ))}
    </svg>
  );
}

function drawSeat({ x, y, r }: Seat) {
  return <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />;
}
