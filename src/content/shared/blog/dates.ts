const LONG = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH_DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A post's day as readers see it, `March 5, 2024`; in UTC, so that server and browser agree. Takes an ISO date. */
export function longDate(iso: string): string {
  return LONG.format(new Date(iso));
}

/** The day without its year, `March 5`, in UTC. */
export function monthDay(iso: string): string {
  return MONTH_DAY.format(new Date(iso));
}

/** The year of an ISO date, in UTC. */
export function yearOf(iso: string): number {
  return new Date(iso).getUTCFullYear();
}
