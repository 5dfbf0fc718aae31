import type { DrawingNode } from '../drawing';

/** What an interface shows. */
export interface SketchContent {
  /** Address in the browser's window. */
  readonly address: string;
  /** Who is in the meeting; the first one is the reader. */
  readonly people: readonly string[];
  /** A message of the page, which covers the upper edge of the video. */
  readonly notice?: string | undefined;
  /** Messages of a chat, each with its sender before the first colon. */
  readonly messages?: readonly string[] | undefined;
}

export interface Sketch {
  readonly height: number;
  readonly draw: (content: SketchContent) => DrawingNode[];
}
