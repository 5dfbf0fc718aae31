/** A picture to show at full size. */
export interface ZoomPicture {
  readonly src: string;
  readonly alt: string;
  /** Natural size in CSS pixels; missing until the browser has loaded the picture. */
  readonly width?: number;
  readonly height?: number;
}

export const ZOOM_SELECTOR = 'img[data-zoom], .diagram-frame';

/** The element around `target` that opens a picture: a content image outside of links, or a diagram's frame. */
export function zoomTargetOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>(ZOOM_SELECTOR);
  return element && !element.closest('a') ? element : null;
}

/** The picture of such an element. For a diagram with two pictures, the one that the color mode shows. */
export function pictureOf(element: HTMLElement): ZoomPicture | null {
  const images = element instanceof HTMLImageElement ? [element] : [...element.querySelectorAll('img')];
  const image = images.find((candidate) => getComputedStyle(candidate).display !== 'none');
  if (!image) return null;
  const width = Number(image.getAttribute('width')) || image.naturalWidth;
  const height = Number(image.getAttribute('height')) || image.naturalHeight;
  return { src: image.currentSrc || image.src, alt: image.alt, ...(width && height ? { width, height } : {}) };
}

/** True if the key opens the element: Enter, or Space if the element is a button and does not scroll. */
export function opensByKey(key: string, element: HTMLElement): boolean {
  return key === 'Enter' || (key === ' ' && element instanceof HTMLImageElement);
}

/** Makes a picture focusable and labels its action. The frames of diagrams are already focusable. */
export function makeReachable(element: HTMLElement): void {
  if (element.closest('a')) return;
  element.title ||= STRINGS.pictures.show;
  if (!(element instanceof HTMLImageElement)) return;
  element.tabIndex = 0;
  if (element.alt) element.setAttribute('role', 'button');
}
