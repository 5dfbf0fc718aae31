import { posix } from 'node:path';
import { referencesOf, relativeTarget } from './rewrite';
import { inAllLanguages, originalPath } from './translations';
import type { SourcePage, Sources } from './types';

/**
 * Files beside a page that no other page refers to go with it into another folder. Translations count, too: they show
 * the files of the content.
 */
export function ownFiles(page: SourcePage, target: string | undefined, sources: Sources): [string, string][] {
  const folder = posix.dirname(page.file);
  if (target !== undefined && posix.dirname(target) === folder) return [];
  const filesOf = (file: string): string[] =>
    /\.mdx?$/.test(file)
      ? referencesOf(file, sources.texts.get(file)!).flatMap(
          ({ text: link }) => relativeTarget(link, originalPath(file, sources)) ?? [],
        )
      : [];
  const own = inAllLanguages(page.file, sources);
  const used = own.flatMap(filesOf).filter((file) => sources.others.has(file) && file.startsWith(`${folder}/`));
  if (used.length === 0) return [];
  const shared = new Set([...sources.texts.keys()].flatMap((file) => (own.includes(file) ? [] : filesOf(file))));
  return [...new Set(used)]
    .filter((file) => !shared.has(file))
    .map((file) => [file, `${target === undefined ? folder : posix.dirname(target)}${file.slice(folder.length)}`]);
}
