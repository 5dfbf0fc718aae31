import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import Database from 'libsql';
import type { MockStore } from '../../src/mock/shared/types';
import { MockServerError } from './mock-server-error';

/** Marks the file as ours: `mock` in ASCII. */
const APPLICATION_ID = 0x6d6f636b;
/** To be raised when kept entities change their shape: an older file is then refused with a clear text. */
const STATE_VERSION = 2;

/** A store that survives the process. */
export interface SqliteStore extends MockStore {
  /** Writes all changes since the last call, in one transaction. It also happens by itself after a moment. */
  readonly flush: () => void;
  readonly close: () => void;
}

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly value: Uint8Array;
  readonly place: number;
}

/** A kept value and its place in the order of `list`. */
interface Kept {
  readonly value: unknown;
  readonly place: number;
}

/**
 * Opens a store in a file, which is created if there is none. Values are read from memory only. A change is in the
 * file after `flush`, so that a process that is killed at any moment loses what it has not yet answered, and nothing
 * else.
 *
 * @param onFault gets a failure to write that no request is told of
 * @throws MockServerError for a file that is damaged, of another version or program, or in use
 */
export function openSqliteStore(file: string, onFault: (message: string) => void): SqliteStore {
  const database = explained(file, () => open(file));
  const kinds = explained(file, () => load(database));
  explained(file, () => lock(database));
  // Blobs are bound with other values only: alone, one ends the process (libsql-js, pull request 234).
  const upsert = database.prepare('insert or replace into entity (kind, id, place, value) values (?, ?, ?, ?)');
  const remove = database.prepare('delete from entity where kind = ? and id = ?');
  let place = Math.max(0, ...[...kinds.values()].flatMap((kind) => [...kind.values()].map((kept) => kept.place)));
  let isCleared = false;
  let isClosed = false;
  const changed = new Map<string, { readonly kind: string; readonly id: string }>();
  let scheduled: NodeJS.Immediate | undefined;

  function flush(): void {
    if (scheduled) clearImmediate(scheduled);
    scheduled = undefined;
    if (isClosed || (changed.size === 0 && !isCleared)) return;
    database.exec('begin immediate');
    try {
      if (isCleared) database.exec('delete from entity');
      for (const { kind, id } of changed.values()) {
        const kept = kinds.get(kind)?.get(id);
        if (kept) upsert.run(kind, id, kept.place, serialize(kept.value));
        else if (!isCleared) remove.run(kind, id);
      }
      database.exec('commit');
    } catch (error) {
      database.exec('rollback');
      throw error;
    }
    changed.clear();
    isCleared = false;
  }

  // For changes outside of requests and timers, such as the outcome of a webhook. What fails is tried again with the
  // next change.
  function schedule(): void {
    scheduled ??= setImmediate(() => {
      try {
        flush();
      } catch (error) {
        onFault(`${file}: the state cannot be written: ${(error as Error).message}`);
      }
    });
  }

  function change(kind: string, id: string): void {
    changed.set(`${kind}\0${id}`, { kind, id });
    schedule();
  }

  return {
    get: (kind, id) => kinds.get(kind)?.get(id)?.value,
    list: (kind) => [...(kinds.get(kind)?.values() ?? [])].map(({ value }) => value),
    put: (kind, id, value) => {
      const kept = kinds.get(kind) ?? new Map<string, Kept>();
      kinds.set(kind, kept);
      kept.set(id, { value, place: kept.get(id)?.place ?? (place += 1) });
      change(kind, id);
    },
    delete: (kind, id) => {
      if (kinds.get(kind)?.delete(id)) change(kind, id);
    },
    clear: () => {
      kinds.clear();
      changed.clear();
      isCleared = true;
      schedule();
    },
    flush,
    close: () => {
      flush();
      isClosed = true;
      // Prepared statements keep the connection until they are collected as garbage, and with it the lock.
      database.exec('pragma journal_mode = delete; pragma locking_mode = normal; select 1 from entity');
      database.close();
    },
  };
}

/** Deletes a file of state with what SQLite keeps beside it, whatever is in it. */
export function removeState(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}

function open(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file);
  const [application, version] = [pragma(database, 'application_id'), pragma(database, 'user_version')];
  const tables = database.prepare('select count(*) as number from sqlite_master').get() as { number: number };
  if (application === 0 && tables.number === 0) create(database);
  else if (application !== APPLICATION_ID) throw new Error('it belongs to another program');
  else if (version !== STATE_VERSION)
    throw new Error(`it has version ${String(version)} of the state, and this server needs version ${STATE_VERSION}`);
  const check = pragma(database, 'quick_check');
  if (check !== 'ok') throw new Error(`it is damaged (${String(check).replaceAll('\n', ' ')})`);
  return database;
}

/**
 * Takes the file for this process, because two servers would each show their own memory. Without `full`, a power
 * failure may lose the last requests, but a killed process loses nothing.
 */
function lock(database: Database.Database): void {
  database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal');
}

function pragma(database: Database.Database, name: string): unknown {
  return (database.prepare(`pragma ${name}`).raw().get() as unknown[])[0];
}

function create(database: Database.Database): void {
  database.exec(
    `begin;
    create table entity (
      kind text not null, id text not null, place integer not null, value blob not null, primary key (kind, id)
    );
    pragma application_id = ${APPLICATION_ID};
    pragma user_version = ${STATE_VERSION};
    commit`,
  );
}

function load(database: Database.Database): Map<string, Map<string, Kept>> {
  const kinds = new Map<string, Map<string, Kept>>();
  const rows = database.prepare('select kind, id, place, value from entity order by place').all() as Row[];
  for (const { kind, id, place, value } of rows) {
    const kept = kinds.get(kind) ?? new Map<string, Kept>();
    kinds.set(kind, kept.set(id, { value: deserialize(Buffer.from(value)), place }));
  }
  return kinds;
}

function explained<Result>(file: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    if (code?.startsWith('SQLITE_BUSY') || /database is locked/.test(message))
      throw new MockServerError(
        `${file}: another program uses this file. Stop it, or choose another one: --data FILE, or --memory.`,
      );
    throw new MockServerError(
      `${file}: the saved state cannot be used: ${message}. Start with --reset to delete it, ` +
        'or choose another file with --data FILE.',
    );
  }
}
