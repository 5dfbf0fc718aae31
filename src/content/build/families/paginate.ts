/** One page of a list: its number, counting from 1, and the part of the list it shows. */
export interface ListPage {
  readonly page: number;
  readonly pageCount: number;
  readonly skip: number;
  readonly limit: number;
}

/** Entries per page in every paginated list of the site. */
const PAGE_SIZE = 10;

/** Splits a list of `total` entries into pages. An empty list still has one page, so that its URL exists. */
export function paginate(total: number): ListPage[] {
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return Array.from({ length: pageCount }, (_, index) => ({
    page: index + 1,
    pageCount,
    skip: index * PAGE_SIZE,
    limit: PAGE_SIZE,
  }));
}
