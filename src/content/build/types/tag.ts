import { toKebab } from '../../../site/slug';
import type { Problem } from '../../../site/problems';
import { similarNames } from '../../../site/build/nearest';
import type { TagsFile } from './data-files';

/**
 * Turns the tags of one file into keys: a key of the tags file, else the dashed form of the text. Repeats count once, and
 * tags that share an address share the key that stands first in the file. A tag that the file does not list is a problem
 * where `strict`, else reported through `warn`, and its text becomes its label.
 */
export function resolveTagKeys(
  written: readonly string[],
  tags: TagsFile,
  place: { readonly file: string; readonly line: number; readonly tagsFile: string },
  options: { readonly strict: boolean; readonly warn: (message: string) => void },
): { readonly keys: string[]; readonly labels: Record<string, string>; readonly problems: Problem[] } {
  const problems: Problem[] = [];
  const labels: Record<string, string> = {};
  const keys = written.map((tag) => {
    if (Object.hasOwn(tags, tag)) return ownerOf(tag, tags);
    const byLabel = Object.entries(tags).find(([, { label }]) => label === tag)?.[0];
    if (byLabel) return ownerOf(byLabel, tags);
    const message = `field "tags": found "${tag}", which ${place.tagsFile} does not list`;
    if (options.strict)
      problems.push({
        file: place.file,
        line: place.line,
        message: `${message}; nearest: ${similarNames(tag, Object.keys(tags)).join(', ') || '(none)'}`,
      });
    else options.warn(`${place.file}:${place.line} ${message}`);
    const key = ownerOf(toKebab(tag), tags);
    if (!Object.hasOwn(tags, key)) labels[key] ??= tag;
    return key;
  });
  return { keys: [...new Set(keys)], labels, problems };
}

/** The first key of the tags file that leads to the same address; the key itself if there is none. */
function ownerOf(key: string, tags: TagsFile): string {
  const addressOf = (name: string): string => (tags[name]?.permalink ?? `/${name}`).toLowerCase();
  return Object.keys(tags).find((name) => addressOf(name) === addressOf(key)) ?? key;
}
