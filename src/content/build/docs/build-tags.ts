import { siteLanguage } from '../../../site/config/language';
import type { TagsFile } from '../types/tag';

export interface BuiltTag {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly description: string | null;
  /** Number of listed entries with the tag. */
  readonly count: number;
  /** True if all entries with the tag are unlisted. */
  readonly unlisted: boolean;
}

/** An entry that can have tags, such as a doc or a post. */
export interface TaggedEntry {
  readonly tagKeys: readonly string[];
  readonly unlisted: boolean;
  /** Labels of tags that are not in the tags file, by key. */
  readonly inlineTags?: Readonly<Record<string, string>>;
}

/**
 * Counts the entries of each tag and sorts the tags by label. A tag without entries is left out. A tag without a
 * definition gets its label from the first entry that has one, or from its key. `pathOf` makes a tag's URL path from
 * its key or permalink.
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
    .sort((a, b) => a.label.localeCompare(b.label, siteLanguage, { sensitivity: 'base' }));
}
