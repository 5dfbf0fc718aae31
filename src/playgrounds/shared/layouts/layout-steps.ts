import { assignSpots } from './assign-spots';
import { layoutSpots, type LayoutName } from './predefined';
import { WIDESCREEN } from './types';

/** Where somebody's video is on the canvas, in hundredths of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** False for somebody who has no spot. Their place is that of somebody who has one, so that they can fade there. */
  readonly isShown: boolean;
}

/** Body of the call that sets a predefined layout. */
export interface NamedLayoutBody {
  readonly layout: 'auto';
  readonly name: LayoutName;
  readonly users: readonly string[];
}

/** The user id of somebody in our examples: `u-mara`. */
const userId = (name: string): string => `u-${name.toLowerCase()}`;

/** The call that sets a predefined layout, in which the first of the people has the first spot. */
export function namedLayoutBody(name: LayoutName, people: readonly string[]): NamedLayoutBody {
  const users = layoutSpots(name, WIDESCREEN).map((_spot, index) => (index === 0 ? userId(people[0] ?? '') : ''));
  return { layout: 'auto', name, users };
}

/** Where each of the people is once that call has been answered, in their order. */
export function placePeople(name: LayoutName, people: readonly string[]): Place[] {
  const spots = layoutSpots(name, WIDESCREEN);
  const contents = assignSpots({
    spotCount: spots.length,
    users: namedLayoutBody(name, people).users,
    sources: people.map((person) => ({ id: userId(person), hasVideo: true })),
    layout: 'auto',
  });
  return people.map((person, index) => {
    const own = contents.findIndex((content) => content.kind === 'source' && content.id === userId(person));
    const spot = spots[own < 0 ? index % spots.length : own];
    if (!spot) throw new Error(`The layout ${name} has no spots.`);
    return {
      x: share(spot.x, WIDESCREEN.width),
      y: share(spot.y, WIDESCREEN.height),
      width: share(spot.width, WIDESCREEN.width),
      height: share(spot.height, WIDESCREEN.height),
      isShown: own >= 0,
    };
  });
}

/** Hundredths of a whole, with two decimals. */
const share = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
