import { closeSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { Feedback } from '../../src/site/feedback-schema';
import { FeedbackError } from './feedback-error';

/** Marks the file as ours: `feed` in ASCII. */
const APPLICATION_ID = 0x66656564;
/** To be raised when the table changes: an older file is then refused with a clear text. */
const TABLE_VERSION = 1;
const SQLITE_HEAD = 'SQLite format 3\0';

/** A message with what the receiver knows: the day, in UTC. The time of day would say more about the reader. */
interface StoredFeedback {
  readonly day: string;
  readonly feedback: Feedback;
}

/** A message as it is in the table. */
export interface StoredText {
  readonly day: string;
  /** JSON of the message. */
  readonly text: string;
}

export interface FeedbackStore {
  readonly add: (stored: StoredFeedback) => void;
  /** Number of messages. */
  readonly size: () => number;
  readonly close: () => void;
}

/**
 * Opens the file that keeps messages, which is created if there is none. Nothing of it is kept in memory.
 *
 * @throws FeedbackError for a file that is damaged, of another version or program, or in use
 */
export function openFeedbackStore(file: string): FeedbackStore {
  mkdirSync(dirname(file), { recursive: true });
  return explained(file, () => {
    const database = new Database(file);
    const tables = database.prepare('select count(*) as number from sqlite_master').get() as { number: number };
    if (pragma(database, 'application_id') === 0 && tables.number === 0) create(database);
    checkOwn(database);
    // Another program may read while this one writes.
    database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000');
    const insert = database.prepare('insert into feedback (day, kind, path, message) values (?, ?, ?, ?)');
    let size = (database.prepare('select count(*) as number from feedback').get() as { number: number }).number;
    return {
      add: ({ day, feedback }) => {
        insert.run(day, feedback.kind, feedback.path, JSON.stringify(feedback));
        size += 1;
      },
      size: () => size,
      close: () => {
        database.exec('pragma wal_checkpoint(truncate)');
        database.close();
      },
    };
  });
}

/** Whether a file begins as SQLite files do. */
export function isStore(file: string): boolean {
  const head = Buffer.alloc(SQLITE_HEAD.length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, head, 0, head.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return head.toString('latin1') === SQLITE_HEAD;
}

/**
 * Reads the messages of a store, oldest first, one at a time.
 *
 * @throws FeedbackError if the file is no store of feedback
 */
export function* readStore(file: string): Generator<StoredText> {
  if (!existsSync(file)) throw new FeedbackError(`${file}: there is no such file.`);
  const database = explained(file, () => {
    const opened = new Database(file, { readonly: true });
    checkOwn(opened);
    return opened;
  });
  try {
    const rows = database.prepare('select day, message as text from feedback order by id').iterate();
    for (const row of rows) yield row as StoredText;
  } finally {
    database.close();
  }
}

function create(database: Database.Database): void {
  database.exec(
    `begin;
    create table feedback (
      id integer primary key, day text not null, kind text not null, path text not null, message text not null
    );
    pragma application_id = ${APPLICATION_ID};
    pragma user_version = ${TABLE_VERSION};
    commit`,
  );
}

function checkOwn(database: Database.Database): void {
  if (pragma(database, 'application_id') !== APPLICATION_ID) throw new Error('it belongs to another program');
  const version = pragma(database, 'user_version');
  if (version !== TABLE_VERSION)
    throw new Error(`it has version ${String(version)} of the table, and this program needs version ${TABLE_VERSION}`);
}

function pragma(database: Database.Database, name: string): unknown {
  return (database.prepare(`pragma ${name}`).raw().get() as unknown[])[0];
}

function explained<Result>(file: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new FeedbackError(`${file}: this file cannot be used: ${(error as Error).message}. Choose another one.`);
  }
}
