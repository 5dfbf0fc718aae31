import type { LayoutName } from './layouts/predefined';
import type { Spot } from './layouts/types';

/**
 * A spot of the playground: with the entry of `users` that belongs to it, so that both keep together when the order
 * changes.
 */
export interface Box extends Spot {
  /** Stays the same while the box lives; it is not part of what is sent. */
  readonly key: number;
  /** Entry of `users`: an id, empty for a free spot, any other text to keep it vacant. */
  readonly user: string;
}

/** A source made in the sources playground, known here by its id. */
export interface HandedSource {
  readonly id: string;
  readonly name: string;
}

/** Everything a reader sets up in the layout playground. */
export interface LayoutPlan {
  readonly widescreen: boolean;
  /** Predefined layout that the boxes are; null for a map of the reader's own. */
  readonly preset: LayoutName | null;
  /** Name sent together with a map; may be empty. */
  readonly mapName: string;
  readonly boxes: readonly Box[];
  readonly layout: 'auto' | 'custom';
  readonly showNames: boolean;
  readonly voiceActivation: boolean;
  readonly sources: readonly HandedSource[];
}

/** What reading foreign text gives: the value, or sentences that say what is wrong, at least one. */
export type Parsed<T> =
  | { readonly value: T; readonly problems: readonly [] }
  | { readonly value: undefined; readonly problems: readonly string[] };
