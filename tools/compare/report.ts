import type { Difference, Site } from './types';
import { counted } from '../../src/site/counted';

/** Number of paths to list if several pages have the same difference. */
const LISTED_PATHS = 3;
/** Maximum number of characters in an excerpt. */
const MAXIMUM_LENGTH = 220;
/** Number of characters to show before the first difference. */
const CONTEXT = 60;

/** Formats the differences as text. A difference that several pages share is listed once. */
export function formatReport(before: Site, after: Site, differences: readonly Difference[]): string {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    const isShared = difference.key === undefined && !/ is (?:missing|new)$/.test(difference.part);
    const key = JSON.stringify([
      difference.part,
      isShared || difference.path,
      difference.key,
      difference.before,
      difference.after,
    ]);
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  const compared = new Set([...before.pages.keys(), ...after.pages.keys()]).size;
  return [
    ...[...groups.values()].map(formatGroup),
    `${counted(compared, 'page')} compared, ${counted(differences.length, 'difference')}`,
  ].join('\n');
}

function formatGroup(group: readonly Difference[]): string {
  const [first] = group;
  if (!first) return '';
  const paths = group.slice(0, LISTED_PATHS).map(({ path }) => path);
  const more = group.length - paths.length;
  const where = `${paths.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  if (first.key === undefined && (first.before === first.path || first.after === first.path))
    return `${where}: ${first.part}`;
  const start = indexOfDifference(first.before, first.after);
  return [
    `${where}: ${first.part}${first.key === undefined ? '' : ` ${first.key}`}`,
    ...(first.before === undefined ? [] : [`  - ${excerpt(first.before, start)}`]),
    ...(first.after === undefined ? [] : [`  + ${excerpt(first.after, start)}`]),
  ].join('\n');
}

function indexOfDifference(before: string | undefined, after: string | undefined): number {
  if (before === undefined || after === undefined) return 0;
  let index = 0;
  while (index < before.length && before[index] === after[index]) index += 1;
  return index;
}

function excerpt(text: string, differenceIndex: number): string {
  const start = text.length <= MAXIMUM_LENGTH ? 0 : Math.max(0, differenceIndex - CONTEXT);
  const shown = text.slice(start, start + MAXIMUM_LENGTH).replace(/\s+/g, ' ');
  return `${start > 0 ? '…' : ''}${shown}${start + MAXIMUM_LENGTH < text.length ? '…' : ''}`;
}
