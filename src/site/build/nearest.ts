import { distance } from 'fastest-levenshtein';

interface Candidate {
  readonly name: string;
  /** Levenshtein distance between the two names. */
  readonly distance: number;
}

/** Returns the known names nearest to a mistyped one, nearest first. Case is ignored. */
export function nearestNames(name: string, known: Iterable<string>, limit = 3): string[] {
  return rank(name, known)
    .slice(0, limit)
    .map((candidate) => candidate.name);
}

/** Like `nearestNames`, but without names that differ in too many letters to be what was meant. */
export function similarNames(name: string, known: Iterable<string>, limit = 3): string[] {
  return rank(name, known)
    .filter((candidate) => candidate.distance <= Math.max(2, candidate.name.length / 3))
    .slice(0, limit)
    .map((candidate) => candidate.name);
}

function rank(name: string, known: Iterable<string>): Candidate[] {
  const lowerCaseName = name.toLowerCase();
  return [...known]
    .map((candidate) => ({ name: candidate, distance: distance(lowerCaseName, candidate.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
}
