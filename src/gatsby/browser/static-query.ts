/**
 * Replaces the package `gatsby` in the bundles of a build, which need nothing else of it. Relies on gatsby 5.16: its
 * Babel plugin replaces the text of a query with a hash.
 */

/** Results by hash. They are loaded before a page that needs them is shown. */
export const queryResults: Record<string, { readonly data: unknown } | undefined> = {};

export function useStaticQuery(hash: string): unknown {
  return queryResults[hash]?.data;
}
