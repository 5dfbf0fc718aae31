import type { ApiOperation } from '../../src/reference/shared/types';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import type { PageRules } from './page-kinds';
import type { FindRefusedTerms } from './terms';

/** What a rule can use in addition to the page. */
export interface RuleContext {
  readonly rules: PageRules;
  /** Calls of the API in a version of the docs; those of the last one for pages that belong to none. */
  readonly operationsOf: (version: string | undefined) => readonly ApiOperation[];
  readonly findRefusedTerms: FindRefusedTerms;
}

/** Returns the problems of a page. */
export type PageRule = (page: ContentPage, context: RuleContext) => readonly Problem[];
