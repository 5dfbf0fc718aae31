import * as styles from './logo.module.css';
import { SEATS, SPEAKER } from '../../site/logo-ring';

/** The product's logo: a circle of six seats with one speaker. Decorative: the product's name is next to it. */
export function Logo({ size = 28, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      className={[styles.logo, className].filter(Boolean).join(' ')}
      aria-hidden="true"
    >
      {SEATS.map(({ x, y }, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={index === SPEAKER ? 3.7 : 1.9}
          className={index === SPEAKER ? styles.speaker : undefined}
        />
      ))}
    </svg>
  );
}
