/** A seat, in hundredths of the radius of its ring, from the ring's middle. */
export interface Seat {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Who speaks, who is seen, and whose camera is off. */
  readonly role: 'speaker' | 'seen' | 'dark';
}

const [FEWEST, MOST] = [6, 11];

/**
 * The seats of a meeting around a table, as in the logo: one speaks and is larger, some cameras are off. The same path
 * always gives the same ring; others differ in the number of seats, in who speaks and in whose camera is off.
 */
export function pageRing(path: string): readonly Seat[] {
  const next = randomOf(path);
  const count = FEWEST + Math.floor(next() * (MOST - FEWEST + 1));
  const speaker = Math.floor(next() * count);
  const start = next();
  const size = 29 - count * 1.3;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + start) / count) * 2 * Math.PI;
    const [isDark, scale] = [next() < 0.3, 0.9 + 0.25 * next()];
    const [x, y] = [Math.round(100 * Math.cos(angle)), Math.round(100 * Math.sin(angle))];
    if (index === speaker) return { x, y, r: Math.round(size * 1.75), role: 'speaker' };
    return { x, y, r: Math.round(size * scale), role: isDark ? 'dark' : 'seen' };
  });
}

/** Numbers from 0 to 1 that only depend on a text: FNV-1a, then mulberry32. */
function randomOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
