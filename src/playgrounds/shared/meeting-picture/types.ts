import type { Canvas, Spot } from '../layouts/types';
import type { Room } from './portrait';
import type { View } from './views';

/** Someone or something in a drawn meeting that can have a spot. */
export interface DrawnSource {
  readonly id: string;
  /** Shown below the picture, and said in the description. */
  readonly name: string;
  /** By default, a person. */
  readonly view?: View | undefined;
  readonly room?: Room | undefined;
  /** False while the camera is off: nobody is shown then. */
  readonly camera?: boolean | undefined;
  /** Marks the spot, which the server's picture does not. */
  readonly speaks?: boolean | undefined;
}

/** A shape of a layer, in pixels of the canvas, as in the SVG that a program sends. */
export type LayerShape =
  | {
      readonly rect: readonly [x: number, y: number, width: number, height: number];
      readonly fill: string;
      readonly opacity?: number | undefined;
      readonly radius?: number | undefined;
    }
  | {
      readonly circle: readonly [x: number, y: number, r: number];
      readonly fill: string;
      readonly opacity?: number | undefined;
    }
  | {
      readonly text: string;
      readonly at: readonly [x: number, y: number];
      readonly size: number;
      readonly fill: string;
      readonly bold?: boolean | undefined;
      readonly anchor?: 'start' | 'middle' | 'end' | undefined;
    };

type Layer = readonly LayerShape[];

/** The number of a spot in the list of users, or its place and size in pixels of the canvas. */
export const MARKS = ['none', 'numbers', 'pixels'] as const;
type Marks = (typeof MARKS)[number];

/** A meeting as the server composes it: everything that decides what its picture shows. */
export interface DrawnMeeting {
  /** Says what the picture shows, for readers who cannot see it. */
  readonly label: string;
  readonly canvas: Canvas;
  readonly spots: readonly Spot[];
  /** In the order in which free spots are filled. */
  readonly sources: readonly DrawnSource[];
  /** As in a request: an entry for each spot. */
  readonly users?: readonly string[];
  /** `auto`, the default, fills free spots; `custom` leaves them empty. */
  readonly fill?: 'auto' | 'custom';
  /** `#rrggbb`; by default, that of the service. */
  readonly color?: string;
  readonly background?: Layer | undefined;
  readonly overlay?: Layer | undefined;
  /** True by default. */
  readonly showNames?: boolean;
  /** The audio insert: the name of somebody who speaks without having a spot, and where it is drawn. */
  readonly insert?: { readonly name: string; readonly x: number; readonly y: number } | undefined;
  /** What is written into each spot, which the server's picture does not have. */
  readonly marks?: Marks;
}
