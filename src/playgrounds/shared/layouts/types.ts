/** How a source fills its spot: cropped, whole with bars, or whichever suits its aspect ratio. */
export const FITS = ['cover', 'contain', 'auto'] as const;
export type Fit = (typeof FITS)[number];

/** A rectangle on the canvas that shows one source, in pixels from the top left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fit: Fit;
}

/** A spot as the API expects it: `[x, y, width, height]`, with a fit if it is not `cover`. */
export type MapEntry = readonly [number, number, number, number] | readonly [number, number, number, number, Fit];

/** Size of the composed picture in pixels. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
}

export const WIDESCREEN: Canvas = { width: 1280, height: 720 };
export const STANDARD: Canvas = { width: 1280, height: 960 };

/** The canvas of a room, depending on its `widescreen` option. */
export function canvasOf(widescreen: boolean): Canvas {
  return widescreen ? WIDESCREEN : STANDARD;
}
