import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readUtf8 } from '../../../site/build/source-text';
import { expandTokens, type TokenValues } from '../../../site/tokens';

/** Declarations of the SDKs with expanded tokens, by file name. */
export type Declarations = Readonly<Record<string, string>>;

/** The declarations of an SDK, with expanded tokens. */
export interface SdkTypes {
  /** Path to show in messages. */
  readonly file: string;
  readonly text: string;
  readonly productName: string;
}

/**
 * Reads the declarations of the SDKs and expands tokens; empty if the content root has no such folder.
 *
 * @param api folder of the API description, for the declarations of another version than the one that authors write
 */
export function readDeclarations(root: string, tokens: TokenValues, api = 'api'): Declarations {
  const folder = join(root, api, 'types');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.d.ts')) : [];
  return Object.fromEntries(names.map((name) => [name, expandTokens(readUtf8(join(folder, name)), tokens)]));
}

/** Changes with the declarations, so that everything derived from them can be rebuilt. */
export function digestOfDeclarations(declarations: Declarations): string {
  return createHash('sha256').update(JSON.stringify(declarations)).digest('hex');
}
