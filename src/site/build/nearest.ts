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

/**
 * What to write instead of a name that does not exist, for the end of a message: the similar names, or else the first
 * ones of all.
 */
export function nearestOrAvailable(name: string, known: Iterable<string>): string {
  const names = [...known];
  const similar = similarNames(name, names);
  if (similar.length > 0) return `nearest: ${similar.join(', ')}`;
  const others = names.length - MOST_NAMES;
  if (names.length === 0) return 'available: (none)';
  return `available: ${names.slice(0, MOST_NAMES).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

const MOST_NAMES = 12;

function rank(name: string, known: Iterable<string>): Candidate[] {
  const lowerCaseName = name.toLowerCase();
  return [...known]
    .map((candidate) => ({ name: candidate, distance: distance(lowerCaseName, candidate.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
}
