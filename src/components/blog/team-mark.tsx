import { SEATS } from '../../site/logo-ring';
import * as styles from './team-mark.module.css';

const ROLES = ['accent', 'info', 'violet', 'amber'] as const;

/**
 * An author's mark: a circle of six seats with one speaker, chosen by the key. Decorative: the name is next to it.
 */
export function TeamMark({ authorKey, size = 36 }: { readonly authorKey: string; readonly size?: number }) {
  const { seat, role } = markOf(authorKey);
  return (
    <svg width={size} height={size} viewBox="-6 -6 36 36" className={styles.mark} data-role={role} aria-hidden="true">
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

/** Chooses the speaking seat of an author's mark and its color. The result only depends on the key. */
function markOf(key: string): { readonly seat: number; readonly role: (typeof ROLES)[number] } {
  const sum = [...key].reduce((total, character) => (total * 37 + (character.codePointAt(0) ?? 0)) % 9973, 27);
  return { seat: sum % SEATS.length, role: ROLES[Math.floor(sum / SEATS.length) % ROLES.length] ?? 'accent' };
}
