import type { Json } from '../json';
import type { World } from '../state/world';
import { found } from './answer';

const PAGE_SIZE = 25;

interface Entry {
  readonly roomId: string;
  readonly room: Json;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * One page of the recordings or snapshots of a room, newest first. `since` and `until` are both inclusive.
 *
 * @throws CallError with status 404 if no room has this id
 */
export function listEntries<T extends Entry>(world: World, all: readonly T[], roomId: string, query: Json): T[] {
  const entries = all.filter((entry) => entry.roomId === roomId);
  if (entries.length === 0) found(world.rooms.get(roomId));
  const time = (name: string): number => (typeof query[name] === 'string' ? Date.parse(query[name]) : Number.NaN);
  const [since, until, startedAt] = [time('since'), time('until'), time('started_at')];
  const matching = entries.filter(
    ({ createdAt, room }) =>
      !(createdAt < since) &&
      !(createdAt > until) &&
      (Number.isNaN(startedAt) || Date.parse(String(room.started_at)) === startedAt),
  );
  const page = typeof query.page === 'number' ? query.page : 1;
  return matching.reverse().slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
