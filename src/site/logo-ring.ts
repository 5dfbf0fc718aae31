/** A seat in the circle: the center of a dot on a 24 × 24 grid. */
export interface Seat {
  readonly x: number;
  readonly y: number;
}

/** Distance of the dots from the middle of the grid. */
const RADIUS = 8.2;

/** Index of the speaking seat, which is the larger dot of the logo. */
export const SPEAKER = 1;

/**
 * The six seats of the product's logo, clockwise from the top. The coordinates are rounded so that every renderer
 * prints the same values.
 */
export const SEATS: readonly Seat[] = Array.from({ length: 6 }, (_, index) => {
  const angle = ((index * 60 - 90) * Math.PI) / 180;
  return { x: round(12 + RADIUS * Math.cos(angle)), y: round(12 + RADIUS * Math.sin(angle)) };
});

/** The seats around a point, at a distance from it. */
export function seatsAround(x: number, y: number, radius: number): Seat[] {
  const scale = radius / RADIUS;
  return SEATS.map((seat) => ({ x: x + (seat.x - 12) * scale, y: y + (seat.y - 12) * scale }));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
