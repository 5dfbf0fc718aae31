/** Vertical extent of an element in pixels. */
export interface Extent {
  readonly top: number;
  readonly height: number;
}

/**
 * Scroll position that shows an entry: the current one if the entry is already visible, otherwise the one with the
 * entry in the middle. Both extents must have the same origin, such as that of the window.
 */
export function scrollTopShowing(entry: Extent, scroller: Extent, scrollTop: number): number {
  const above = entry.top < scroller.top;
  const below = entry.top + entry.height > scroller.top + scroller.height;
  if (!above && !below) return scrollTop;
  return Math.max(0, scrollTop + entry.top - scroller.top - (scroller.height - entry.height) / 2);
}
