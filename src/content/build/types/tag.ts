import { z } from 'zod';
import { toKebab } from '../../../site/slug';
import type { Problem } from '../../../site/problems';
import { similarNames } from '../../../site/build/nearest';

/** `docs-tags.yaml`, `blog-tags.yaml`: how each tag is shown, by key. */
export const tagsFile = z.record(
  z.string().min(1),
  z.strictObject({
    label: z.string().min(1).describe('The tag as readers see it.'),
    description: z.string().min(1).optional().describe("What the tag is about: one sentence on the tag's page."),
    permalink: z
      .string()
      .startsWith('/')
      .optional()
      .describe("Path of the tag's page below that of all tags. Without it, the key.")
      .meta({ examples: ['/back-end'] }),
  }),
);

export type TagsFile = z.infer<typeof tagsFile>;

/**
 * Resolves the tags of one content file to keys: a tag written as a key or label of the tags file becomes that key, any
 * other tag its kebab-case form. Duplicates are removed, and tags with the same path get the key that is first in the
 * tags file. A tag that is not in the tags file is a problem if `strict` is true. Otherwise it is reported through
 * `warn`, and its text becomes its label.
 */
export function resolveTagKeys(
  written: readonly string[],
  tags: TagsFile,
  location: { readonly file: string; readonly line: number; readonly tagsFile: string },
  options: { readonly strict: boolean; readonly warn: (message: string) => void },
): { readonly keys: string[]; readonly labels: Record<string, string>; readonly problems: Problem[] } {
  const problems: Problem[] = [];
  const labels: Record<string, string> = {};
  const keys = written.map((tag) => {
    if (Object.hasOwn(tags, tag)) return keyWithSamePath(tag, tags);
    const byLabel = Object.entries(tags).find(([, { label }]) => label === tag)?.[0];
    if (byLabel) return keyWithSamePath(byLabel, tags);
    const message = `field "tags": found "${tag}", which is not in ${location.tagsFile}`;
    if (options.strict)
      problems.push({
        file: location.file,
        line: location.line,
        message: `${message}; nearest: ${similarNames(tag, Object.keys(tags)).join(', ') || '(none)'}`,
      });
    else options.warn(`${location.file}:${location.line} ${message}`);
    const key = keyWithSamePath(toKebab(tag), tags);
    if (!Object.hasOwn(tags, key)) labels[key] ??= tag;
    return key;
  });
  return { keys: [...new Set(keys)], labels, problems };
}

/** The first key in the tags file whose tag has the same path; the key itself if there is none. */
function keyWithSamePath(key: string, tags: TagsFile): string {
  const pathOf = (name: string): string => (tags[name]?.permalink ?? `/${name}`).toLowerCase();
  return Object.keys(tags).find((name) => pathOf(name) === pathOf(key)) ?? key;
}
