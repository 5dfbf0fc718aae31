/** Distance in pixels that a box keeps from the edges of the window. */
const MARGIN = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * Where a box goes that belongs to a word: below it, or above it if there is no room below, and inside the window. It
 * touches the word, so that the pointer can move from one to the other. All sizes are in pixels.
 */
export function placeBox(word: Pick<DOMRect, 'left' | 'top' | 'bottom'>, box: Size, window: Size): Place {
  const hasRoomBelow = word.bottom + box.height <= window.height - MARGIN;
  const above = word.top - box.height;
  return {
    left: Math.max(MARGIN, Math.min(word.left, window.width - box.width - MARGIN)),
    top: hasRoomBelow || above < MARGIN ? word.bottom : above,
  };
}
