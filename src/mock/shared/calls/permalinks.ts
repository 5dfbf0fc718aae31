import { defined, isObject, type Json } from '../json';
import type { Host, Permalink } from '../state/entities';
import { TEAM } from '../state/shown';
import type { World } from '../state/world';
import { CallError, ERRORS, found, type Call } from './answer';
import { admit, KEY_LENGTH, runningMeeting, startMeeting } from './rooms';
import { isExpired } from './users';

const PAGE_SIZE = 25;

interface PermalinkBody {
  readonly name?: string;
  readonly expires_at?: string | null;
  readonly options?: Json;
  readonly user: { readonly id?: string; readonly name: string; readonly avatar?: string | null };
}

export const createPermalink: Call = (world, { body }) => {
  const { name = null, expires_at, options = {}, user } = body as Json & PermalinkBody;
  const id = `pl_${world.text(8)}`;
  const permalink: Permalink = {
    id,
    createdAt: world.time(),
    expiresAt: toTime(expires_at),
    guestToken: world.text(KEY_LENGTH),
    roomId: `room_${world.text(8)}`,
    name,
    options,
    hosts: [newHost(world, id, user)],
  };
  world.permalinks.put(id, permalink);
  world.permalinkTokens.put(permalink.guestToken, { permalinkId: id, role: 'guest' });
  return { status: 201, json: shownPermalink(world, permalink) };
};

export const listPermalinks: Call = (world, { query }) => {
  const { page = 1, limit = PAGE_SIZE, expired } = query as { page?: number; limit?: number; expired?: boolean };
  const all = world.permalinks
    .list()
    .filter(({ expiresAt }) => expired === undefined || isExpired(expiresAt, world.now()) === expired)
    .reverse();
  const items = all.slice((page - 1) * limit, page * limit).map((permalink) => shownPermalink(world, permalink));
  return { status: 200, json: { page, limit, total: all.length, items } };
};

export const getPermalink: Call = (world, { path }) => ({
  status: 200,
  json: shownPermalink(world, found(world.permalinks.get(path.PERMALINK_ID ?? ''))),
});

/** Hosts and guests see no management data, and nothing once the permalink has expired. */
export const lookUpPermalink: Call = (world, { path }) => {
  const { permalink } = holderOf(world, path.TOKEN ?? '');
  if (isExpired(permalink.expiresAt, world.now())) throw new CallError(404, ERRORS.notFound);
  const { id, createdAt, guestToken, expiresAt } = permalink;
  return {
    status: 200,
    json: {
      permalink: { id, created_at: createdAt, guest_token: guestToken, expires_at: expiresAt },
      room: shownRoomOf(world, permalink),
      team: TEAM,
      options: permalink.options,
    },
  };
};

export const updatePermalink: Call = (world, { path, body }) => {
  const permalink = found(world.permalinks.get(path.PERMALINK_ID ?? ''));
  const { name, expires_at, options } = body as Partial<PermalinkBody>;
  const changed: Permalink = {
    ...permalink,
    name: name ?? permalink.name,
    expiresAt: expires_at === undefined ? permalink.expiresAt : toTime(expires_at),
    options: isObject(options) ? { ...permalink.options, ...options } : permalink.options,
  };
  world.permalinks.put(changed.id, changed);
  return { status: 200, json: shownPermalink(world, changed) };
};

/** The meeting that runs goes on, but nobody new can enter it by the permalink. */
export const deletePermalink: Call = (world, { path }) => {
  const permalink = found(world.permalinks.get(path.PERMALINK_ID ?? ''));
  for (const token of [permalink.guestToken, ...permalink.hosts.map((host) => host.token)])
    world.permalinkTokens.delete(token);
  world.permalinks.delete(permalink.id);
  return { status: 200 };
};

export const joinPermalink: Call = (world, { path }) => {
  const { permalink, host } = holderOf(world, path.USER_TOKEN ?? '');
  const { id, name, avatar } = found(host);
  const running = runningMeeting(world, permalink.roomId);
  if (isExpired(permalink.expiresAt, world.now()))
    throw running ? new CallError(404, ERRORS.notFound) : new CallError(410, ERRORS.expired);
  const { roomId, options } = permalink;
  const meeting = running ?? startMeeting(world, { id: roomId, name: permalink.name, options });
  return admit(world, meeting, { id, name, avatar, guest: false, customFields: {} });
};

export const addPermalinkHost: Call = (world, { path, body }) => {
  const permalink = found(world.permalinks.get(path.PERMALINK_ID ?? ''));
  const host = newHost(world, permalink.id, (body as Json & PermalinkBody).user);
  const changed: Permalink = { ...permalink, hosts: [...permalink.hosts, host] };
  world.permalinks.put(changed.id, changed);
  return { status: 201, json: shownPermalink(world, changed, host) };
};

export const removePermalinkHost: Call = (world, { path }) => {
  const permalink = found(world.permalinks.get(path.PERMALINK_ID ?? ''));
  const { token } = found(permalink.hosts.find((host) => host.token === path.USER_TOKEN && !host.removed));
  const [first, ...more] = permalink.hosts.map((host) => (host.token === token ? { ...host, removed: true } : host));
  world.permalinkTokens.delete(token);
  if (first) world.permalinks.put(permalink.id, { ...permalink, hosts: [first, ...more] });
  return { status: 200 };
};

function newHost(world: World, permalinkId: string, { id, name, avatar }: PermalinkBody['user']): Host {
  const token = world.text(KEY_LENGTH);
  world.permalinkTokens.put(token, { permalinkId, role: 'host' });
  return { token, id: id || `u-${world.text(6)}`, name, avatar: avatar ?? null, removed: false };
}

/** The permalink of a token; without a host if it is the token for guests. */
function holderOf(world: World, token: string): { readonly permalink: Permalink; readonly host: Host | undefined } {
  const permalink = found(world.permalinks.get(found(world.permalinkTokens.get(token)).permalinkId));
  return { permalink, host: permalink.hosts.find((host) => host.token === token) };
}

function shownRoomOf(world: World, { roomId, name }: Permalink): Json {
  const started_at = runningMeeting(world, roomId)?.startedAt ?? null;
  return defined({ id: roomId, name: name ?? undefined, started_at });
}

/** A permalink as one host sees it: by default the first who was not removed, or else the very first. */
function shownPermalink(world: World, permalink: Permalink, chosen?: Host): Json {
  const { id, createdAt, expiresAt, guestToken, hosts, options } = permalink;
  const host = chosen ?? hosts.find(({ removed }) => !removed) ?? hosts[0];
  const { api, app } = world.addresses;
  const joined = runningMeeting(world, permalink.roomId)?.people.find((person) => person.id === host.id);
  return {
    permalink: {
      id,
      created_at: createdAt,
      user_token: host.token,
      guest_token: guestToken,
      expires_at: expiresAt,
    },
    room: shownRoomOf(world, permalink),
    team: TEAM,
    user: { id: host.id, name: host.name, avatar: host.avatar, guest: false, joined_at: joined?.joinedAt ?? null },
    options,
    links: {
      self: `${api}/permalink/${id}`,
      gui: `${app}/permalink?${host.token}`,
      guest_join: `${app}/permalink?guest=${guestToken}`,
    },
  };
}

/** A time in UTC; null if there is none. */
function toTime(value: string | null | undefined): string | null {
  return value ? new Date(value).toISOString() : null;
}
