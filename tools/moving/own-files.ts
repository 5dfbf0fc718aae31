import { posix } from 'node:path';
import { referencesOf, relativeTarget } from './rewrite';
import type { SourcePage, Sources } from './types';

/** Files beside a page that no other page refers to go with it into another folder. */
export function ownFiles(page: SourcePage, target: string | undefined, sources: Sources): [string, string][] {
  const folder = posix.dirname(page.file);
  if (target !== undefined && posix.dirname(target) === folder) return [];
  const filesOf = (file: string, text: string): string[] =>
    /\.mdx?$/.test(file) ? referencesOf(file, text).flatMap(({ text: link }) => relativeTarget(link, file) ?? []) : [];
  const used = filesOf(page.file, sources.texts.get(page.file)!).filter(
    (file) => sources.others.has(file) && file.startsWith(`${folder}/`),
  );
  if (used.length === 0) return [];
  const shared = new Set([...sources.texts].flatMap(([file, text]) => (file === page.file ? [] : filesOf(file, text))));
  return [...new Set(used)]
    .filter((file) => !shared.has(file))
    .map((file) => [file, `${target === undefined ? folder : posix.dirname(target)}${file.slice(folder.length)}`]);
}
