/** A call as the table of all calls shows it. */
export interface EndpointRow {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Words for the credential: `API key`. */
  readonly credential: string;
  readonly tag: string;
  readonly href: string;
  /** Status codes of errors. */
  readonly errors: readonly string[];
}

/** Rows that hold every word of the query somewhere: method, path, summary, credential, group or status code. */
export function filterRows(rows: readonly EndpointRow[], query: string): readonly EndpointRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = [row.method, row.path, row.summary, row.credential, row.tag, ...row.errors].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Rows by group, in the order of the description. */
export function groupRows(
  rows: readonly EndpointRow[],
): readonly { readonly tag: string; readonly rows: readonly EndpointRow[] }[] {
  const groups = new Map<string, EndpointRow[]>();
  for (const row of rows) groups.set(row.tag, [...(groups.get(row.tag) ?? []), row]);
  return [...groups].map(([tag, own]) => ({ tag, rows: own }));
}
