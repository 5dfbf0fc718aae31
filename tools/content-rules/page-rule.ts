import type { ApiOperation } from '../../src/api/shared/types';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import type { KindOfPage } from './page-kinds';

/** Keys of the data files that front matter may name. */
export interface KnownKeys {
  readonly docsTags: ReadonlySet<string>;
  readonly blogTags: ReadonlySet<string>;
  readonly authors: ReadonlySet<string>;
}

/** What a rule may need besides the page. */
export interface RuleContext {
  readonly known: KnownKeys;
  readonly kindOfPage: KindOfPage;
  readonly operations: readonly ApiOperation[];
}

/** Finds what is wrong with one page. */
export type PageRule = (page: ContentPage, context: RuleContext) => readonly Problem[];
