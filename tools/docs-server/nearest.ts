import { distance } from 'fastest-levenshtein';

/** Returns up to `count` known names that are most like a name, best first; those that contain it come first. */
export function nearest(name: string, known: readonly string[], count = 3): string[] {
  const wanted = name.toLowerCase().slice(0, 200);
  const score = (other: string): number =>
    distance(wanted, other) - (wanted.length > 2 && other.includes(wanted) ? other.length : 0);
  return known
    .map((original) => ({ original, score: score(original.toLowerCase()) }))
    .sort((one, other) => one.score - other.score)
    .slice(0, count)
    .map(({ original }) => original);
}

/** A sentence that names the known names most like one that does not exist. */
export function didYouMean(name: string, known: readonly string[]): string {
  return known.length === 0 ? '' : `Did you mean ${nearest(name, known).join(' or ')}?`;
}
