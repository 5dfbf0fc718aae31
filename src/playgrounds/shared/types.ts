import type { LayoutName } from './layouts/predefined';
import type { Spot } from './layouts/types';

/**
 * A spot in the playground, together with its entry of `users`, so that the two stay together when the order changes.
 */
export interface Box extends Spot {
  /** Identifies the box for its whole lifetime; not part of the request. */
  readonly key: number;
  /** Entry of `users`: an id, empty for a free spot, or any other text to keep the spot vacant. */
  readonly user: string;
}

/** A source that the layout playground received in a link or an import, for example from the sources playground. */
export interface ImportedSource {
  readonly id: string;
  readonly name: string;
}

/** Everything a reader can set up in the layout playground. */
export interface LayoutPlan {
  readonly widescreen: boolean;
  /** The predefined layout that the boxes are; null for a custom map. */
  readonly preset: LayoutName | null;
  /** Name that is sent with a custom map; can be empty. */
  readonly mapName: string;
  readonly boxes: readonly Box[];
  readonly layout: 'auto' | 'custom';
  readonly showNames: boolean;
  readonly voiceActivation: boolean;
  readonly sources: readonly ImportedSource[];
}

/** Result of parsing untrusted text: the value, or at least one sentence that says what is wrong. */
export type Parsed<T> =
  | { readonly value: T; readonly problems: readonly [] }
  | { readonly value: undefined; readonly problems: readonly string[] };
