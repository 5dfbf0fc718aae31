import type { CreatePagesArgs } from 'gatsby';
import type { PageFrame } from '../../shared/frame';
import type { RoutePath } from '../../../site/routes';

/** A page to create. The context contains only keys, which the template's query uses to find the data. */
export interface PlannedPage {
  readonly path: RoutePath;
  /** The template's file name without its extension. */
  readonly template: string;
  readonly context: PageContext;
  /** Where the page comes from, for the error about pages with the same path. */
  readonly source: string;
}

interface PageContext {
  readonly frame: PageFrame;
  /** The languages in which the page has a text of its own, if there are several. */
  readonly languages?: readonly string[];
  readonly id?: string;
  readonly key?: string;
  readonly version?: string;
  readonly skip?: number;
  readonly limit?: number;
  readonly page?: number;
  readonly pageCount?: number;
}

/** A kind of page: `load` queries the keys of its pages, `plan` turns them into pages. Neither has side effects. */
export interface PageFamily<Data = unknown> {
  readonly name: string;
  readonly load: (graphql: CreatePagesArgs['graphql']) => Promise<Data>;
  readonly plan: (data: Data) => PlannedPage[];
}

export function definePageFamily<Data>(family: PageFamily<Data>): PageFamily {
  return family as PageFamily;
}
