import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from './env';

const FOLDER = resolve('.cache', 'derived');

/**
 * Derives a value, or reads it if another process or an earlier build has derived it from the same inputs with the same
 * code. Only the project's own commands know the code (`BUILD_STAMP`); without them, nothing is stored.
 *
 * @param name of the file, one for each kind of value
 * @param inputs everything but the code that determines the value
 * @param derive may throw; then nothing is stored
 * @returns the value after a round trip through JSON
 */
export async function remember<Value>(name: string, inputs: unknown, derive: () => Promise<Value>): Promise<Value> {
  const { known, store } = look<Value>(name, inputs);
  return known ? known.value : store(await derive());
}

/** Like `remember`, for what is derived synchronously. */
export function rememberSync<Value>(name: string, inputs: unknown, derive: () => Value): Value {
  const { known, store } = look<Value>(name, inputs);
  return known ? known.value : store(derive());
}

function look<Value>(name: string, inputs: unknown) {
  if (env.buildStamp === undefined) return { store: (value: Value) => value };
  const file = join(FOLDER, `${name}.json`);
  const key = createHash('sha256')
    .update(JSON.stringify([env.buildStamp, inputs]))
    .digest('hex');
  return {
    known: read<Value>(file, key),
    store: (value: Value): Value => {
      mkdirSync(FOLDER, { recursive: true });
      // Renamed, so that another process never reads half a file.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify({ key, value }));
      renameSync(unfinished, file);
      return value;
    },
  };
}

function read<Value>(file: string, key: string): { readonly value: Value } | undefined {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as { readonly key: string; readonly value: Value };
    return stored.key === key ? stored : undefined;
  } catch {
    // It does not exist yet, or is damaged.
    return undefined;
  }
}
