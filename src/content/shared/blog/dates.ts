import { formatLocale } from '../../../site/config/language';

const LONG = new Intl.DateTimeFormat(formatLocale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH_DAY = new Intl.DateTimeFormat(formatLocale, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats an ISO date as `March 5, 2024`, in UTC so that server and browser agree. */
export function longDate(iso: string): string {
  return LONG.format(new Date(iso));
}

/** Formats an ISO date as `March 5`, in UTC. */
export function monthDay(iso: string): string {
  return MONTH_DAY.format(new Date(iso));
}

/** The year of an ISO date, in UTC. */
export function yearOf(iso: string): number {
  return new Date(iso).getUTCFullYear();
}
