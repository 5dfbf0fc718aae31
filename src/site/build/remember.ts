import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from './env';

/*
 * Values that a build derives, kept for its other processes and for later builds. They are only valid for the code that
 * derived them, which the project's own commands know (`BUILD_STAMP`); without them, nothing is kept.
 */

const FOLDER = resolve('.cache', 'derived');

/**
 * Returns a value from JSON, or derives and keeps it.
 *
 * @param name of the file, one for each kind of value
 * @param inputs everything but the code that determines the value
 * @param derive may throw; then nothing is kept
 */
export function remember<Value>(name: string, inputs: unknown, derive: () => Value): Value {
  return recall<Value>(name, inputs) ?? keep(name, inputs, derive());
}

/** Returns what has been kept for the same inputs; undefined if there is nothing, or if its file is damaged. */
export function recall<Value>(name: string, inputs: unknown, stamp = env.buildStamp): Value | undefined {
  if (stamp === undefined) return undefined;
  try {
    const { key, value } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as { key: string; value: Value };
    return key === keyOf(inputs, stamp) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value that JSON can express, in place of the one with other inputs. Returns the value. */
export function keep<Value>(name: string, inputs: unknown, value: Value, stamp = env.buildStamp): Value {
  if (stamp === undefined) return value;
  mkdirSync(FOLDER, { recursive: true });
  // Renamed, so that another process never reads half a file.
  const unfinished = `${fileOf(name)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ key: keyOf(inputs, stamp), value }));
  renameSync(unfinished, fileOf(name));
  return value;
}

/** Values by digest of the text that they were derived from. */
export interface KeptValues<Value> {
  /** The value of a text that the previous build, or this one, has read. */
  readonly find: (digest: string) => Value | undefined;
  /** Returns the value. */
  readonly add: (digest: string, value: Value) => Value;
  /** Keeps the values that were found or added, and no others. */
  readonly save: () => void;
}

/**
 * @param name of the file, one for each kind of value
 * @param stamp of the code that derives the values; that of the build if there is none
 */
export function recallEach<Value>(name: string, stamp = env.buildStamp): KeptValues<Value> {
  const known = recall<Readonly<Record<string, Value>>>(name, [], stamp) ?? {};
  const used: Record<string, Value> = {};
  const add = (digest: string, value: Value): Value => (used[digest] = value);
  return {
    find: (digest) => {
      const value = used[digest] ?? known[digest];
      return value === undefined ? undefined : add(digest, value);
    },
    add,
    save: () => void keep(name, [], used, stamp),
  };
}

/** Derives values from texts, and remembers those of this build for the next one. */
export interface Memory<Value> {
  /** @throws what the derivation throws */
  readonly read: (text: string) => Value;
  /** Keeps the values that were read, and no others. */
  readonly save: () => void;
}

/**
 * @param name of the file, one for each kind of value
 * @param derive must depend on the text alone
 */
export function rememberEach<Value>(name: string, derive: (text: string) => Value): Memory<Value> {
  let values: KeptValues<Value> | undefined;
  const kept = (): KeptValues<Value> => (values ??= recallEach(name));
  return {
    read: (text) => {
      const digest = digestOf(text);
      return kept().find(digest) ?? kept().add(digest, derive(text));
    },
    save: () => kept().save(),
  };
}

export function digestOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url');
}

function fileOf(name: string): string {
  return join(FOLDER, `${name}.json`);
}

function keyOf(inputs: unknown, stamp: string): string {
  return createHash('sha256')
    .update(JSON.stringify([stamp, inputs]))
    .digest('hex');
}
