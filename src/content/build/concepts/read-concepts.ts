import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { env } from '../../../site/build/env';
import { displayPath, readUtf8 } from '../../../site/build/source-text';
import { parseConcept, type Concept } from './parse-concept';

export interface Concepts {
  /** Drawings by the name of their file. */
  readonly concepts: ReadonlyMap<string, Concept>;
  /** Changes with the drawings, so that everything derived from them can be rebuilt. */
  readonly digest: string;
}

let cached: { readonly stamp: string; readonly read: Concepts } | undefined;

/** Absolute paths of all drawings: `concepts/NAME.svg` in the content. */
export function conceptFiles(): readonly string[] {
  const folder = join(env.contentRoot, 'concepts');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return names.sort().map((name) => join(folder, name));
}

/**
 * Reads the drawings of concepts. Caches the result until a file changes.
 *
 * @throws ContentError naming the file, what was found and what is allowed
 */
export function readConcepts(): Concepts {
  const files = conceptFiles();
  const stamp = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n');
  if (cached?.stamp !== stamp) {
    const entries = files.map(
      (file) => [basename(file, '.svg'), parseConcept(readUtf8(file), displayPath(file))] as const,
    );
    const digest = createHash('sha256').update(JSON.stringify(entries)).digest('hex');
    cached = { stamp, read: { concepts: new Map(entries), digest } };
  }
  return cached.read;
}
