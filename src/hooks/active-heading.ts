/** Vertical extent of a heading in pixels from the upper edge of the window. */
export interface HeadingExtent {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Id of the heading being read: the first one below the upper edge of the window if it is in the upper half, otherwise
 * the one before it. Below all headings, it is the last one. Null above the first heading or without headings.
 */
export function activeHeading(headings: readonly HeadingExtent[], windowHeight: number): string | null {
  const index = headings.findIndex(({ top }) => top >= 0);
  if (index < 0) return headings.at(-1)?.id ?? null;
  const next = headings[index];
  if (next && next.bottom < windowHeight / 2) return next.id;
  return headings[index - 1]?.id ?? null;
}
