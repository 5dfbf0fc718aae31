import type { Problem } from './problems';

/*
 * What the processes of `npm run develop` and its pages tell each other. None of this is part of a build.
 */

/** A content file and the page that it becomes. */
export interface SourcePage {
  /** URL path. */
  readonly path: string;
  /** Path of the file as in messages. */
  readonly file: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
}

/** What the process that watches the content (`tools/develop/guard.ts`) sends to the development server. */
export type GuardMessage =
  | {
      readonly type: 'checked';
      /** Why the content cannot become pages. While there are any, the server keeps the state before them. */
      readonly faults: readonly Problem[];
      /** Files that have been given to the server, as in messages; none while there are faults. */
      readonly changed: readonly string[];
      /** Milliseconds since 1970 at which the first of them was edited. */
      readonly since: number;
      readonly pages: readonly SourcePage[];
    }
  /** What is wrong with the bodies of the pages that have been edited. */
  | { readonly type: 'bodies'; readonly problems: readonly Problem[] }
  /** What `npm run check:content` says. */
  | { readonly type: 'advice'; readonly problems: readonly Problem[] };

/** What a page in `develop` shows to its author. */
export interface AuthorState {
  /** Grows with each change. */
  readonly revision: number;
  /** They lie over the page. */
  readonly errors: readonly Problem[];
  /** True if the pages are those of the last state without faults. */
  readonly isHeld: boolean;
  /** They are listed on the pages of their files, or on all if their file is no page. Null before the first check. */
  readonly warnings: readonly Problem[] | null;
  readonly pages: readonly SourcePage[];
}

/** Addresses of the development server. */
export const AUTHOR_FILES = '/___author';
