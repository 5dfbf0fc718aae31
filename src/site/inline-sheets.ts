/**
 * Style sheets that are part of the pages' HTML, by name, each with the templates that share it. The policy, with which
 * every page is sent, lists the hash of each of them, so they are few: those of pages at which readers enter the site,
 * and of playgrounds, which are slow to start as it is (ADR 3). Pages of other templates link to a sheet of their own.
 */
export const INLINE_SHEETS: Readonly<Record<string, readonly string[]>> = {
  home: ['landing'],
  docs: ['doc', 'page'],
  category: ['doc-category'],
  blog: ['blog-list', 'blog-author', 'blog-authors'],
  post: ['blog-post'],
  tool: ['playground-layouts', 'playground-sources', 'offline'],
};
