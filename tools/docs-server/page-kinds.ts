/** What a page is for, as tools filter and weigh pages. */
export const PAGE_KINDS = ['how-to', 'reference', 'guide', 'page', 'post', 'release-notes'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Kind of a page by its path, with or without a base path. */
export function kindOf(path: string): PageKind {
  if (/\/release-notes$/.test(path)) return 'release-notes';
  if (/\/blog(?:\/|$)/.test(path)) return 'post';
  if (/\/how-to\//.test(path)) return 'how-to';
  if (/\/references?\//.test(path)) return 'reference';
  return /\/docs(?:\/|$)/.test(path) ? 'guide' : 'page';
}
