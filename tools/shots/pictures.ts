/** Widths in CSS pixels with the height of the window: a phone, a tablet, a laptop and a large screen. */
export const WIDTHS = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

export const MODES = ['dark', 'light'] as const;

/** What a picture shows. */
export interface Picture {
  readonly state: string;
  readonly width: number;
  readonly mode: string;
}

/** Name of the file of a picture. */
export function fileOf({ state, width, mode }: Picture): string {
  return `${state}.${width}.${mode}.png`;
}

/** What the picture in a file shows; undefined if its name is not that of a picture. */
export function pictureOf(file: string): Picture | undefined {
  const [, state, width, mode] = /^([\w-]+)\.(\d+)\.(dark|light)\.png$/.exec(file) ?? [];
  return state && width && mode ? { state, width: Number(width), mode } : undefined;
}
