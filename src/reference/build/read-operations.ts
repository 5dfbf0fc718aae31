import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiOperation } from '../shared/types';
import { product } from '../../site/config/product';
import { siteConfig } from '../../site/config/site-config';
import { expandTokens, tokenValues } from '../../site/tokens';
import { displayPath, readUtf8 } from '../../site/build/source-text';
import { env } from '../../site/build/env';
import { buildOperations } from './build-operations';
import { toPublishedDescription } from './published-description';

/** The operations of the API description, with a digest. */
export interface ApiSource {
  readonly operations: readonly ApiOperation[];
  /** Changes with the operations and their samples, so that everything derived from them can be rebuilt. */
  readonly digest: string;
}

const EMPTY: ApiSource = { operations: [], digest: '' };
let cached: { readonly modified: number; readonly source: ApiSource } | undefined;

/** Path of the description, relative to the content root. */
export const DESCRIPTION_PATH = 'api/openapi.yaml';

/** Reads the text of the API description as it is published; undefined if there is none. */
export function readDescription(): string | undefined {
  const path = join(env.contentRoot, DESCRIPTION_PATH);
  if (!existsSync(path)) return undefined;
  return toPublishedDescription(expandTokens(readUtf8(path), tokenValues(product)), siteConfig);
}

/**
 * Reads the API description below the content root; empty if there is none. Caches the result until the file changes.
 *
 * @throws ContentError naming file and line of everything that is wrong.
 */
export function readOperations(): ApiSource {
  const path = join(env.contentRoot, DESCRIPTION_PATH);
  if (!existsSync(path)) return EMPTY;
  const modified = statSync(path).mtimeMs;
  if (cached?.modified === modified) return cached.source;
  const operations = buildOperations(readUtf8(path), displayPath(path), tokenValues(product));
  const source = { operations, digest: createHash('sha256').update(JSON.stringify(operations)).digest('hex') };
  cached = { modified, source };
  return source;
}
