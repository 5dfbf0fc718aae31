/** Name under which the index that was live before the last publishing is kept. */
export function previousName(live: string): string {
  return `${live}_previous`;
}

/** A name that no other build has, with its time: parallel builds do not mix, and old ones are recognised. */
export function temporaryName(live: string, now: Date, random: string): string {
  return `${live}_tmp_${now.toISOString().replace(/[-:]|\.\d+/g, '')}_${random}`;
}

/** Longer than any build takes. */
const STALE_HOURS = 6;

/** True for a temporary index of this live index that was made by a build which ended long ago. */
export function isStale(name: string, live: string, now: Date): boolean {
  if (!name.startsWith(`${live}_tmp_`)) return false;
  const time = name
    .slice(`${live}_tmp_`.length)
    .replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z_[0-9a-f]{8}$/, '$1-$2-$3T$4:$5:$6Z');
  return /^[\d-]+T[\d:]+Z$/.test(time) && now.getTime() - Date.parse(time) > STALE_HOURS * 3_600_000;
}
