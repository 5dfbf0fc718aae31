import { nearestNames } from '../../src/site/build/nearest';

/** A sentence with the known names most like one that does not exist. */
export function didYouMean(name: string, known: readonly string[]): string {
  return `Did you mean ${nearestNames(name.slice(0, 200), new Set(known)).join(' or ')}?`;
}
