import type { Difference, Site } from './types';

/** Addresses that are named where many pages differ in the same way. */
const NAMED_ADDRESSES = 3;
const MAXIMUM_LENGTH = 220;
/** Characters before the first one that differs. */
const CONTEXT = 60;

/** The differences as text: those that many addresses share are told once. */
export function formatReport(before: Site, after: Site, differences: readonly Difference[]): string {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    const isShared = difference.key === undefined && !/ is (?:missing|new)$/.test(difference.part);
    const key = JSON.stringify([
      difference.part,
      isShared || difference.address,
      difference.key,
      difference.before,
      difference.after,
    ]);
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  const compared = new Set([...before.pages.keys(), ...after.pages.keys()]).size;
  return [
    ...[...groups.values()].map(formatGroup),
    `${compared} pages compared, ${differences.length} differences`,
  ].join('\n');
}

function formatGroup(group: readonly Difference[]): string {
  const [first] = group;
  if (!first) return '';
  const addresses = group.slice(0, NAMED_ADDRESSES).map(({ address }) => address);
  const more = group.length - addresses.length;
  const where = `${addresses.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  if (first.key === undefined && (first.before === first.address || first.after === first.address))
    return `${where}: ${first.part}`;
  const start = differsAt(first.before, first.after);
  return [
    `${where}: ${first.part}${first.key === undefined ? '' : ` ${first.key}`}`,
    ...(first.before === undefined ? [] : [`  - ${excerpt(first.before, start)}`]),
    ...(first.after === undefined ? [] : [`  + ${excerpt(first.after, start)}`]),
  ].join('\n');
}

function differsAt(before: string | undefined, after: string | undefined): number {
  if (before === undefined || after === undefined) return 0;
  let index = 0;
  while (index < before.length && before[index] === after[index]) index += 1;
  return index;
}

function excerpt(text: string, differsFrom: number): string {
  const start = text.length <= MAXIMUM_LENGTH ? 0 : Math.max(0, differsFrom - CONTEXT);
  const shown = text.slice(start, start + MAXIMUM_LENGTH).replace(/\s+/g, ' ');
  return `${start > 0 ? '…' : ''}${shown}${start + MAXIMUM_LENGTH < text.length ? '…' : ''}`;
}
