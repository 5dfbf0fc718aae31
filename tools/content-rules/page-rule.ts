import type { ApiOperation } from '../../src/reference/shared/types';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import type { PageRules } from './page-kinds';
import type { FindRefusedTerms } from './terms';

/** Keys of the data files that front matter can refer to. */
export interface KnownKeys {
  readonly docsTags: ReadonlySet<string>;
  readonly blogTags: ReadonlySet<string>;
  readonly authors: ReadonlySet<string>;
}

/** What a rule can use in addition to the page. */
export interface RuleContext {
  readonly known: KnownKeys;
  readonly rules: PageRules;
  /** Calls of the API in a version of the docs; those of the last one for pages that belong to none. */
  readonly operationsOf: (version: string | undefined) => readonly ApiOperation[];
  readonly findRefusedTerms: FindRefusedTerms;
}

/** Returns the problems of a page. */
export type PageRule = (page: ContentPage, context: RuleContext) => readonly Problem[];
