import type { TagIndexView } from './views';

type IndexedTag = TagIndexView['groups'][number]['tags'][number];

/** Groups tags by their uppercase first letter. Groups and tags are sorted by the rules of the locale. */
export function groupTags(tags: readonly IndexedTag[], locale = 'en'): TagIndexView['groups'] {
  const groups = new Map<string, IndexedTag[]>();
  for (const tag of [...tags].sort((a, b) => a.label.localeCompare(b.label, locale, { sensitivity: 'base' }))) {
    const letter = [...tag.label][0]?.toLocaleUpperCase(locale) ?? '';
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b, locale))
    .map(([letter, entries]) => ({ letter, tags: entries }));
}

/** Heading of a docs tag page: `One doc tagged with "Layers"`. */
export function docsTagHeading(count: number, label: string): string {
  return `${count === 1 ? 'One doc' : `${count} docs`} tagged with "${label}"`;
}

/** Heading of a blog tag page. */
export function postsTagHeading(count: number, label: string): string {
  return `${count === 1 ? 'One post' : `${count} posts`} tagged with "${label}"`;
}
