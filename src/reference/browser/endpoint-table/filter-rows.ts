/** A row in the table of all API calls. */
export interface EndpointRow {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Display name of the credential: `API key`. */
  readonly credential: string;
  readonly tag: string;
  readonly href: string;
  /** Status codes of the errors. */
  readonly errors: readonly string[];
}

/** Returns the rows that contain every word of the query in method, path, summary, credential, tag or status codes. */
export function filterRows(rows: readonly EndpointRow[], query: string): readonly EndpointRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = [row.method, row.path, row.summary, row.credential, row.tag, ...row.errors].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Groups rows by tag, in the order of the API description. */
export function groupRows(
  rows: readonly EndpointRow[],
): readonly { readonly tag: string; readonly rows: readonly EndpointRow[] }[] {
  const groups = new Map<string, EndpointRow[]>();
  for (const row of rows) groups.set(row.tag, [...(groups.get(row.tag) ?? []), row]);
  return [...groups].map(([tag, own]) => ({ tag, rows: own }));
}
