/** Name under which the index that was live before the last publishing is kept. */
export function previousName(live: string): string {
  return `${live}_previous`;
}

/** A name that no other build has, with the time it was made: parallel builds do not mix, and old ones can be told. */
export function temporaryName(live: string, now: Date, random: string): string {
  return `${live}_tmp_${now.toISOString().replace(/[-:]|\.\d+/g, '')}_${random}`;
}

/** True for a temporary index of this live index, made longer ago than any build takes. */
export function isStale(name: string, live: string, now: Date, maxAgeHours: number): boolean {
  if (!name.startsWith(`${live}_tmp_`)) return false;
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z_[0-9a-f]{8}$/.exec(name.slice(`${live}_tmp_`.length)) ?? [];
  if (year === undefined) return false;
  const made = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return now.getTime() - made > maxAgeHours * 3_600_000;
}
