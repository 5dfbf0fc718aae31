import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { product } from '../../src/site/config/product';
import { expandTokens, tokenValues } from '../../src/site/tokens';

/** A post as its author wrote it, for comparison with the built pages. */
export interface PostSource {
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `2025-09-16` */
  readonly day: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly series: string | undefined;
  readonly updates: readonly { readonly date: string; readonly link?: string }[];
}

const content = join(__dirname, '../../content');
const fill = (text: string): string => expandTokens(text, tokenValues(product));
const readYaml = (name: string): Record<string, Record<string, unknown>> =>
  parse(fill(readFileSync(join(content, 'data', name), 'utf8'))) as Record<string, Record<string, unknown>>;

/** All posts, newest first. */
export const postSources: readonly PostSource[] = readdirSync(join(content, 'blog'))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const text = fill(readFileSync(join(content, 'blog', file), 'utf8'));
    const front = parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '', { schema: 'failsafe' }) as {
      title: string;
      description: string;
      slug?: string;
      date: string;
      authors: string[];
      tags: string[];
      series?: string;
      updates?: PostSource['updates'];
    };
    const { title, description, date, authors, tags, series, updates = [] } = front;
    return {
      file,
      path: `/blog/${front.slug ?? file.slice('2025-01-01-'.length, -'.mdx'.length)}`,
      title,
      description,
      day: date,
      authors,
      tags,
      series,
      updates,
    };
  })
  .sort((a, b) => (a.day < b.day ? 1 : -1));

/** Label of each tag, by its key. */
export const tagLabels: ReadonlyMap<string, string> = new Map(
  Object.entries(readYaml('blog-tags.yaml')).map(([key, { label }]) => [key, String(label)]),
);

/** Name of each author, by its key. */
export const authorNames: ReadonlyMap<string, string> = new Map(
  Object.entries(readYaml('authors.yaml')).map(([key, { name }]) => [key, String(name)]),
);

/** A day as readers see it: `September 16, 2025`. */
export function longDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
