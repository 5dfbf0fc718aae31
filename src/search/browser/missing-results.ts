/** URL at which readers report that a query has no results; undefined if none is configured. */
export function toMissingResultsUrl(template: string, query: string): string | undefined {
  // A function, because `$` has a meaning in a replacement text.
  return template === '' ? undefined : template.replace('{query}', () => encodeURIComponent(query));
}
