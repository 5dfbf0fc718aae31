/** A heading of a page. `html` is its inline markup, with code and emphasis but without links. */
export interface TocHeading {
  readonly id: string;
  readonly depth: number;
  readonly html: string;
}

export interface TocEntry {
  readonly id: string;
  readonly html: string;
  /** Attribute `data-option` of the entry, by which the inline script hides it until hydration if it does not fit. */
  readonly option?: string | undefined;
  readonly children: TocEntry[];
}

export const DEFAULT_TOC_LEVELS = { min: 2, max: 3 } as const;

/**
 * Builds a tree of the headings between two levels, given in document order. A heading whose parent level is missing
 * becomes a child of the nearest shallower heading.
 */
export function buildToc(
  headings: readonly TocHeading[],
  min: number = DEFAULT_TOC_LEVELS.min,
  max: number = DEFAULT_TOC_LEVELS.max,
): TocEntry[] {
  const root: TocEntry[] = [];
  const open: { depth: number; entry: TocEntry }[] = [];
  for (const { id, depth, html } of headings) {
    if (depth < min || depth > max) continue;
    const entry: TocEntry = { id, html, children: [] };
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
    (open.at(-1)?.entry.children ?? root).push(entry);
    open.push({ depth, entry });
  }
  return root;
}
