import type { RedirectsFile } from '../../src/output/build/redirects/read-redirects';
import type { ApiOperation } from '../../src/reference/shared/types';
import type { TokenValues } from '../../src/site/tokens';
import type { KnownKeys } from '../content-rules/page-rule';
import type { PageRules } from '../content-rules/page-kinds';
import type { ContentPage } from '../content-pages';

/** What a command knows about the content that it adds to. */
export interface ScaffoldProject {
  /** Absolute path of the content root. */
  readonly root: string;
  /** Absolute path of the file that says what guides bring about; undefined if the content is not that of this site. */
  readonly guidesFile: string | undefined;
  /** Today as `2025-03-05`. */
  readonly day: string;
  /** Port of `develop` if one is set. */
  readonly port?: string | undefined;
  readonly tokens: TokenValues;
  readonly pages: readonly ContentPage[];
  readonly rules: PageRules;
  readonly known: KnownKeys;
  readonly redirects: RedirectsFile;
  /** The operations of the API. */
  readonly operations: readonly ApiOperation[];
  /** Addresses that releases have published. */
  readonly published: readonly string[];
  /** Text of a file; undefined if there is none. */
  readonly read: (absolutePath: string) => string | undefined;
}

/** A file as it is and as it will be. */
export interface FileChange {
  /** Absolute path. */
  readonly path: string;
  /** Undefined for a new file. */
  readonly before: string | undefined;
  readonly after: string;
}

/** All that a command writes, and what its author does next. */
export interface Scaffold {
  readonly changes: readonly FileChange[];
  readonly next: readonly string[];
}

/** Thrown if the arguments are invalid. The message says what was found and what is allowed. */
export class ScaffoldError extends Error {}
