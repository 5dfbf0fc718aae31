import { stringify } from 'yaml';

/** What the front matter of a twin says about its page. */
export interface TwinMeta {
  readonly title: string;
  readonly description: string;
  /** URL of the page for readers. */
  readonly url: string;
  /** The part of the site that the page belongs to. */
  readonly area: string;
  /** Label of the version of the docs, unless it is the last one. */
  readonly version?: string | undefined;
  /** Day of the last change, such as 2026-11-02; undefined if it is not known. */
  readonly updated?: string | undefined;
  /** Day on which a post was published. */
  readonly date?: string | undefined;
  /** Names of a post's authors. */
  readonly authors?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** The front matter of a page's Markdown file. */
export function twinHead({ title, description, url, area, version, date, updated, authors, tags }: TwinMeta): string {
  const meta = {
    title,
    description,
    url,
    area,
    ...(version ? { version } : {}),
    ...(date ? { date } : {}),
    ...(updated ? { updated } : {}),
    ...(authors?.length ? { authors } : {}),
    ...(tags?.length ? { tags } : {}),
  };
  return `---\n${stringify(meta, { lineWidth: 0 })}---\n\n`;
}
