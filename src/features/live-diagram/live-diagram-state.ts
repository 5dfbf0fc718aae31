import { svgUrl } from '../../hooks/draw-svg';

/** A drawn diagram: the URL of its picture and its size in CSS pixels. */
export interface DiagramPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** What the reader sees of a diagram: its source or its picture, and the last error below it. */
export interface LiveDiagramState {
  readonly picture: DiagramPicture | null;
  readonly error: string | null;
  /** Incremented by each "Try again". */
  readonly attempt: number;
}

export type LiveDiagramAction =
  | { readonly type: 'drawn'; readonly picture: DiagramPicture }
  | { readonly type: 'failed'; readonly reason: unknown }
  | { readonly type: 'retry' };

export const NOT_DRAWN: LiveDiagramState = { picture: null, error: null, attempt: 0 };

/** A picture stays until there is a new one, so if redrawing after a mode change fails, the old colors stay. */
export function reduceLiveDiagram(state: LiveDiagramState, action: LiveDiagramAction): LiveDiagramState {
  switch (action.type) {
    case 'drawn':
      return { ...state, picture: action.picture, error: null };
    case 'failed':
      return { ...state, error: action.reason instanceof Error ? action.reason.message : String(action.reason) };
    case 'retry':
      return { ...state, error: null, attempt: state.attempt + 1 };
  }
}

/** Turns the library's SVG into a picture with an explicit size, which is known before the picture is shown. */
export function toPicture(svg: string): DiagramPicture {
  const [, , width = 0, height = 0] = (/ viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map((part) => Math.ceil(Number(part)) || 0);
  const sized = svg.replace(/<svg\b[^>]*>/, (tag) =>
    tag.replace(/ (?:width|height|style)="[^"]*"/g, '').replace('<svg', `<svg width="${width}" height="${height}"`),
  );
  return { src: svgUrl(sized), width, height };
}
