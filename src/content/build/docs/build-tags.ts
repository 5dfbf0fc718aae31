import type { TagsFile } from '../types/tag';

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

/** What carries tags. */
export interface TaggedEntry {
  readonly tagKeys: readonly string[];
  readonly unlisted: boolean;
  /** Labels of tags that no tags file lists, by key. */
  readonly inlineTags?: Readonly<Record<string, string>>;
}

/**
 * Counts tags over the entries that carry them. A tag that no entry carries is left out; one without a definition has
 * the label of the entry that comes first. `pathOf` makes a tag's address from its key, or from its own permalink.
 */
export function buildTags(
  entries: readonly TaggedEntry[],
  definitions: Readonly<TagsFile>,
  pathOf: (key: string, permalink: string | undefined) => string,
): BuiltTag[] {
  const counts = new Map<string, { listed: number; unlisted: number }>();
  const inlineLabels = new Map<string, string>();
  for (const { tagKeys, unlisted, inlineTags = {} } of entries) {
    for (const [key, label] of Object.entries(inlineTags)) if (!inlineLabels.has(key)) inlineLabels.set(key, label);
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
      label: definitions[key]?.label ?? inlineLabels.get(key) ?? key,
      path: pathOf(key, definitions[key]?.permalink),
      description: definitions[key]?.description ?? null,
      count: listed,
      unlisted: listed === 0,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en', { sensitivity: 'base' }));
}
