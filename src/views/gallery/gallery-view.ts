/** What the address of the gallery asks for: the page itself, alone or in frames, or the page in one of the frames. */
type GalleryView =
  | { readonly kind: 'page' }
  | { readonly kind: 'frames'; readonly width: FrameWidth }
  | { readonly kind: 'framed'; readonly mode: GalleryMode };

export const GALLERY_MODES = ['light', 'dark'] as const;
type GalleryMode = (typeof GALLERY_MODES)[number];

const FRAME_WIDTHS = ['phone', 'wide'] as const;
type FrameWidth = (typeof FRAME_WIDTHS)[number];

/** Reads the view from the query: `?frames=phone` or `?frames=wide`, or `?framed=dark` in a frame. */
export function viewOf(search: string): GalleryView {
  const query = new URLSearchParams(search);
  const mode = GALLERY_MODES.find((name) => name === query.get('framed'));
  if (mode) return { kind: 'framed', mode };
  const width = FRAME_WIDTHS.find((name) => name === query.get('frames'));
  return width ? { kind: 'frames', width } : { kind: 'page' };
}
