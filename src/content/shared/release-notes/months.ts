import { formatLocale } from '../../../site/config/language';
import type { ReleaseMonth } from './types';

/** How many calendar months count as recent, including the newest one with release notes. */
const RECENT_MONTHS = 24;

/** Formats a month such as `2025-11` as `November 2025`, the same in every time zone. */
export function monthLabel(month: string): string {
  return new Intl.DateTimeFormat(formatLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** Splits the months, newest first. A month is recent if it is less than `count` months older than the newest one. */
export function splitRecent(
  months: readonly ReleaseMonth[],
  count: number = RECENT_MONTHS,
): { readonly recent: readonly ReleaseMonth[]; readonly older: readonly ReleaseMonth[] } {
  const newest = months[0]?.month;
  if (newest === undefined) return { recent: [], older: [] };
  const limit = monthIndex(newest) - count;
  return {
    recent: months.filter(({ month }) => monthIndex(month) > limit),
    older: months.filter(({ month }) => monthIndex(month) <= limit),
  };
}

function monthIndex(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number;
}
