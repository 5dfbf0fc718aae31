import { segmentsOf, SPLAT, splitTarget } from '../../../site/redirects';

/** Stands for any segment in examples. */
const ANY = 'any';

const isName = (segment: string | undefined): boolean => segment?.startsWith(':') === true;

/** True if every path that the second pattern matches is also matched by the first one. */
export function covers(pattern: string, other: string): boolean {
  const [one, two] = [segmentsOf(pattern), segmentsOf(other)];
  for (const [index, segment] of one.entries()) {
    const found = two[index];
    if (segment === '*') return found !== undefined;
    if (found === undefined || found === '*') return false;
    if (!isName(segment) && segment !== found) return false;
  }
  return one.length === two.length;
}

/**
 * Finds values for the names in a target with which it leads to a path that a pattern matches.
 *
 * @returns undefined if no values do; otherwise values for those names that need a certain one
 */
export function meet(to: string, pattern: string): Record<string, string> | undefined {
  const { path } = splitTarget(to);
  if (!path.startsWith('/')) return undefined;
  const [target, expected] = [segmentsOf(path.replace(/(?<=.)\/$/, '')), segmentsOf(pattern)];
  const values: Record<string, string> = {};
  for (let index = 0; index < Math.max(target.length, expected.length); index += 1) {
    const [segment, other] = [target[index], expected[index]];
    if (segment === undefined || other === undefined) return undefined;
    if (segment === `:${SPLAT}`) return { ...values, [SPLAT]: expected.slice(index).map(toExample).join('/') };
    if (other === '*') return values;
    if (isName(segment)) {
      if (!isName(other)) values[segment.slice(1)] = other;
    } else if (!isName(other) && segment !== other) return undefined;
  }
  return values;
}

/** A path that a pattern matches with these values. */
export function exampleOf(pattern: string, values: Readonly<Record<string, string>> = {}): string {
  const segments = segmentsOf(pattern).map((segment) => {
    if (segment === '*') return values[SPLAT] ?? ANY;
    return isName(segment) ? (values[segment.slice(1)] ?? ANY) : segment;
  });
  return `/${segments.join('/')}`;
}

function toExample(segment: string): string {
  return segment === '*' || isName(segment) ? ANY : segment;
}
