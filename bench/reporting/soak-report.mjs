import { slope } from './statistics.mjs';

const EVERY = 50;

/**
 * Memory of a soak in words.
 *
 * @param bytes memory at the start and after each edit
 * @returns lines for the start, every 50th edit and the end, and the growth in megabytes per 100 edits: the slope of
 *   the line that is nearest to all values, because a single value depends on when the garbage was last collected. The
 *   first quarter does not count, in which the server ends what it needed for its start.
 */
export function soakLines(bytes) {
  const megabytes = bytes.map((value) => value / 1e6);
  const last = bytes.length - 1;
  const settled = Math.floor(last / 4);
  // Not -0.
  const growth = Math.round(slope(megabytes.slice(settled)) * 1000) / 10 || 0;
  return [
    ...megabytes.flatMap((value, edits) =>
      edits % EVERY === 0 || edits === last ? [`  after ${edits} edits: ${value.toFixed(0)} MB`] : [],
    ),
    `  growth: ${growth.toFixed(1)} MB per 100 edits (from edit ${settled} on)`,
  ];
}
