import { fill } from '../../../site/fill';
import { quote } from '../read-json';
import { FITS, type Canvas, type Fit, type MapEntry, type Spot } from './types';

/** Maximum number of spots in a map. */
export const MAP_LIMIT = 10;

export type ParsedMap =
  | { readonly spots: readonly Spot[]; readonly problems: readonly [] }
  | { readonly spots: undefined; readonly problems: readonly string[] };

/**
 * Parses a layout map as the API does: a list of `[x, y, width, height, fit]`, or that list as JSON text. Each problem
 * is a sentence that names the spot, counted from 1, the value found and what is allowed.
 */
export function parseMap(value: unknown, canvas: Canvas): ParsedMap {
  const list = typeof value === 'string' ? fromJson(value) : value;
  if (!Array.isArray(list))
    return { spots: undefined, problems: ['The map is not a list: write [[x, y, width, height], …].'] };
  const problems: string[] = [];
  if (list.length < 1 || list.length > MAP_LIMIT)
    problems.push(`The map contains ${list.length} spots: allowed: 1 to ${MAP_LIMIT}.`);
  const spots = list.flatMap((entry: unknown, index) => {
    const { spot, problems: own } = parseEntry(entry);
    const all = [...own, ...(spot ? placeProblems(spot, canvas) : [])];
    problems.push(...all.map((problem) => `Spot ${index + 1} ${problem}`));
    return spot ? [spot] : [];
  });
  return problems.length > 0 ? { spots: undefined, problems } : { spots, problems: [] };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The numbers that an entry can contain, inclusive. */
interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Parses `[x, y, width, height, fit]`. Each problem is the end of a sentence that begins with the spot. If the numbers
 * are valid, the result contains a spot even if the fit is not valid.
 *
 * @param range the allowed numbers; any finite number by default
 */
export function parseEntry(
  entry: unknown,
  range?: NumberRange,
): { readonly spot: Spot | undefined; readonly problems: readonly string[] } {
  if (!Array.isArray(entry) || entry.length < 4 || entry.length > 5)
    return { spot: undefined, problems: [fill(STRINGS.layouts.badEntry, { value: quote(entry) })] };
  const [x, y, width, height, fit = 'cover'] = entry as unknown[];
  const numbers = { x, y, width, height };
  const { min, max } = range ?? { min: -Number.MAX_VALUE, max: Number.MAX_VALUE };
  const expected = range ? fill(STRINGS.layouts.aNumberFrom, { min, max }) : STRINGS.layouts.aNumber;
  const problems = Object.entries(numbers)
    .filter(([, value]) => typeof value !== 'number' || !(value >= min && value <= max))
    .map(([name, value]) => fill(STRINGS.layouts.badNumber, { value: quote(value), name, expected }));
  const spot = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
  const hasValidNumbers = problems.length === 0;
  if (!isFit(fit)) problems.push(fill(STRINGS.layouts.badFit, { value: quote(fit), allowed: FITS.join(', ') }));
  return { spot: hasValidNumbers ? { ...spot, fit: isFit(fit) ? fit : 'cover' } : undefined, problems };
}

function isFit(value: unknown): value is Fit {
  return FITS.some((fit) => fit === value);
}

function placeProblems({ x, y, width, height }: Spot, canvas: Canvas): string[] {
  const problems: string[] = [];
  if (width <= 0) problems.push(`has the width ${width}: it must be above 0.`);
  if (height <= 0) problems.push(`has the height ${height}: it must be above 0.`);
  if (x < 0) problems.push(`begins at x ${x}, left of the canvas.`);
  if (y < 0) problems.push(`begins at y ${y}, above the canvas.`);
  if (width > 0 && x + width > canvas.width)
    problems.push(`reaches to x ${x + width}, but the canvas ends at ${canvas.width}.`);
  if (height > 0 && y + height > canvas.height)
    problems.push(`reaches to y ${y + height}, but the canvas ends at ${canvas.height}.`);
  return problems;
}

/** Converts spots to a map as the API expects it; the default fit is omitted. */
export function toMap(spots: readonly Spot[]): MapEntry[] {
  return spots.map(({ x, y, width, height, fit }) =>
    fit === 'cover' ? [x, y, width, height] : [x, y, width, height, fit],
  );
}

/**
 * Returns the pairs of spots, counted from 1, that overlap. This is allowed but often a mistake; the later spot is
 * drawn on top.
 */
export function overlaps(spots: readonly Spot[]): [number, number][] {
  return spots.flatMap((one, index) =>
    spots.slice(index + 1).flatMap((other, offset): [number, number][] => {
      const areApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      return areApart ? [] : [[index + 1, index + offset + 2]];
    }),
  );
}
