import type { CreatePagesArgs } from 'gatsby';
import type { PageFrame } from '../../shared/frame';

/** A page to be made. The context carries keys only, by which the template's query finds the data. */
export interface PlannedPage {
  readonly path: string;
  /** Name of the template's file, without its ending. */
  readonly template: string;
  readonly context: PageContext;
  /** Where the page comes from, for the message about two pages with one address. */
  readonly source: string;
}

interface PageContext {
  readonly frame: PageFrame;
  readonly id?: string;
  readonly key?: string;
  readonly version?: string;
  readonly skip?: number;
  readonly limit?: number;
  readonly page?: number;
  readonly pageCount?: number;
}

/** A kind of page: `load` asks for the keys of its pages, `plan` turns them into pages. Neither has side effects. */
export interface PageFamily<Data = unknown> {
  readonly name: string;
  readonly load: (graphql: CreatePagesArgs['graphql']) => Promise<Data>;
  readonly plan: (data: Data) => PlannedPage[];
}

export function definePageFamily<Data>(family: PageFamily<Data>): PageFamily {
  return family as PageFamily;
}
