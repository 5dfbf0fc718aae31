import { siteLanguage } from '../../site/config/language';
import { plural } from '../../site/words';

/** A tag as shown below a page. */
export interface TagLink {
  readonly label: string;
  readonly path: string;
  readonly description?: string | null;
}

export interface TagIndexView {
  readonly groups: readonly {
    readonly letter: string;
    readonly tags: readonly {
      readonly label: string;
      readonly path: string;
      readonly count: number;
      readonly description?: string | null;
    }[];
  }[];
}

export interface TagPageView {
  /** For example `2 docs tagged with "Layers"`. */
  readonly heading: string;
  readonly description: string | null;
  readonly allTagsPath: string;
  readonly entries: readonly { readonly title: string; readonly path: string; readonly description: string }[];
  readonly page: number;
  readonly pageCount: number;
  readonly previousPath: string | null;
  readonly nextPath: string | null;
}

type IndexedTag = TagIndexView['groups'][number]['tags'][number];

/** Groups tags by their uppercase first letter. Groups and tags are sorted by the rules of the locale. */
export function groupTags(tags: readonly IndexedTag[]): TagIndexView['groups'] {
  const groups = new Map<string, IndexedTag[]>();
  for (const tag of [...tags].sort((a, b) => a.label.localeCompare(b.label, siteLanguage, { sensitivity: 'base' }))) {
    const letter = [...tag.label][0]?.toLocaleUpperCase(siteLanguage) ?? '';
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b, siteLanguage))
    .map(([letter, entries]) => ({ letter, tags: entries }));
}

/** Heading of a docs tag page: `One doc tagged with "Layers"`. */
export function docsTagHeading(count: number, label: string): string {
  return plural(count, STRINGS.docs.tagHeading, { tag: label });
}

/** Heading of a blog tag page. */
export function postsTagHeading(count: number, label: string): string {
  return plural(count, STRINGS.blog.tagHeading, { tag: label });
}
