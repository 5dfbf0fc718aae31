/** What a tags file says of a tag. */
export interface TagDefinition {
  readonly label: string;
  readonly description?: string | undefined;
  readonly permalink?: string | undefined;
}

export interface BuiltTag {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly description: string | null;
  /** Listed entries that carry the tag. */
  readonly count: number;
  /** True if all entries that carry it are unlisted. */
  readonly unlisted: boolean;
}

/**
 * Counts tags over the entries that carry them. A tag that no entry carries is left out. `pathOf` makes a tag's
 * address from its key, or from its own permalink.
 */
export function buildTags(
  entries: readonly { readonly tagKeys: readonly string[]; readonly unlisted: boolean }[],
  definitions: Readonly<Record<string, TagDefinition>>,
  pathOf: (key: string, permalink: string | undefined) => string,
): BuiltTag[] {
  const counts = new Map<string, { listed: number; unlisted: number }>();
  for (const { tagKeys, unlisted } of entries) {
    for (const key of tagKeys) {
      const count = counts.get(key) ?? { listed: 0, unlisted: 0 };
      if (unlisted) count.unlisted += 1;
      else count.listed += 1;
      counts.set(key, count);
    }
  }
  return [...counts]
    .map(([key, { listed }]) => ({
      key,
      label: definitions[key]?.label ?? key,
      path: pathOf(key, definitions[key]?.permalink),
      description: definitions[key]?.description ?? null,
      count: listed,
      unlisted: listed === 0,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en', { sensitivity: 'base' }));
}
