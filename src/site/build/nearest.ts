import { distance } from 'fastest-levenshtein';

interface Candidate {
  readonly name: string;
  /** Letters to add, remove or replace to make one name of the other. */
  readonly distance: number;
}

/** The known names closest to a mistyped one, the closest first; upper and lower case are the same. */
export function nearestNames(name: string, known: Iterable<string>, limit = 3): string[] {
  return rank(name, known)
    .slice(0, limit)
    .map((candidate) => candidate.name);
}

/** The known names that a mistyped one may mean: the closest first, without those that differ in too many letters. */
export function similarNames(name: string, known: Iterable<string>, limit = 3): string[] {
  return rank(name, known)
    .filter((candidate) => candidate.distance <= Math.max(2, candidate.name.length / 3))
    .slice(0, limit)
    .map((candidate) => candidate.name);
}

function rank(name: string, known: Iterable<string>): Candidate[] {
  const wanted = name.toLowerCase();
  return [...known]
    .map((candidate) => ({ name: candidate, distance: distance(wanted, candidate.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
}
