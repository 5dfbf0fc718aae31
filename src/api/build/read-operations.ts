import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiOperation } from '../shared/types';
import { product } from '../../site/config/product';
import { expandTokens, tokenValues } from '../../site/tokens';
import { displayPath, readUtf8 } from '../../site/build/source-text';
import { env } from '../../site/build/env';
import { buildOperations } from './build-operations';

/** The description as it was last read. */
export interface ApiSource {
  readonly operations: readonly ApiOperation[];
  /** Changes with the operations, their samples included, so that what was made from them can be made again. */
  readonly digest: string;
}

const NONE: ApiSource = { operations: [], digest: '' };
let known: { readonly modified: number; readonly source: ApiSource } | undefined;

/** Path of the description below the content root. */
export const DESCRIPTION_PATH = 'api/openapi.yaml';

/** Text of the API description with its tokens expanded, as it is published; undefined if there is none. */
export function readDescription(): string | undefined {
  const path = join(env.contentRoot, DESCRIPTION_PATH);
  return existsSync(path) ? expandTokens(readUtf8(path), tokenValues(product)) : undefined;
}

/**
 * Reads the API description of the content root; empty if there is none. Read again only when the file has changed.
 *
 * @throws ContentError naming file and line of everything that is wrong.
 */
export function readOperations(): ApiSource {
  const path = join(env.contentRoot, DESCRIPTION_PATH);
  if (!existsSync(path)) return NONE;
  const modified = statSync(path).mtimeMs;
  if (known?.modified === modified) return known.source;
  const operations = buildOperations(readUtf8(path), displayPath(path), tokenValues(product));
  const source = { operations, digest: createHash('sha256').update(JSON.stringify(operations)).digest('hex') };
  known = { modified, source };
  return source;
}
