import { distance } from 'fastest-levenshtein';

/** A sentence with the known names most like one that does not exist. */
export function didYouMean(name: string, known: readonly string[]): string {
  const wanted = name.toLowerCase().slice(0, 200);
  const score = (other: string): number =>
    distance(wanted, other.toLowerCase()) - (other.toLowerCase().includes(wanted) ? other.length : 0);
  const nearest = [...new Set(known)]
    .map((one) => ({ one, score: score(one) }))
    .sort((first, second) => first.score - second.score)
    .slice(0, 3);
  return `Did you mean ${nearest.map(({ one }) => one).join(' or ')}?`;
}
