import type { Fit } from '../../shared/layouts/types';
import { hasVideo, type Person } from '../../shared/meeting';
import * as styles from './meeting-preview.module.css';

/** Sample picture of a person in its own aspect ratio, so that cropping and bars are visible. */
export function TilePicture({
  person,
  fit,
  hue,
}: {
  readonly person: Person;
  readonly fit: Fit;
  readonly hue: number;
}) {
  if (!hasVideo(person)) return null;
  const isTall = person.shape === 'tall' && !person.isSharing;
  const [width, height] = isTall ? [90, 160] : [160, 90];
  const isWhole = fit === 'contain' || (fit === 'auto' && isTall);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${isWhole ? 'meet' : 'slice'}`}
      className={styles.video}
      data-hue={hue % 5}
    >
      <rect width={width} height={height} className={styles.ground} />
      {person.isSharing ? <SharedScreen /> : <Portrait x={width / 2} y={height / 2} />}
    </svg>
  );
}

function Portrait({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={styles.figure}>
      <circle cx={x} cy={y - 7} r={15} />
      <path d={`M${x - 29} ${y + 45}c0-20 11-33 29-33s29 13 29 33z`} />
    </g>
  );
}

function SharedScreen() {
  return (
    <g className={styles.figure}>
      <rect x={14} y={12} width={132} height={66} rx={3} className={styles.window} />
      <path d="M14 24h132M24 36h60M24 46h82M24 56h44M24 66h70" className={styles.lines} />
    </g>
  );
}
