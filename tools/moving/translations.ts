import type { FileMove, Sources } from './types';

/** What a language shows: its own files in the place of those that they translate, and the others of the content. */
export interface Overlay {
  readonly sources: Sources;
  /** Files of the language by what they translate. */
  readonly translated: ReadonlyMap<string, string>;
}

/** The file that a translation stands for; the file itself if it is none. */
export function originalPath(file: string, { root, translations }: Pick<Sources, 'root' | 'translations'>): string {
  const folder = translations.find((one) => file.startsWith(`${one}/`));
  return folder === undefined ? file : `${root}${file.slice(folder.length)}`;
}

/** A file of the content and its translations, as far as they exist; a file outside the content has none. */
export function inAllLanguages(file: string, sources: Sources): string[] {
  if (!file.startsWith(`${sources.root}/`)) return [file];
  return foldersWith(file, sources).map((folder) => `${folder}${file.slice(sources.root.length)}`);
}

/** The moves of a file of the content and of its translations. */
export function movesInAllLanguages({ from, to }: FileMove, sources: Sources): FileMove[] {
  const { root } = sources;
  return foldersWith(from, sources).map((folder) => ({
    from: `${folder}${from.slice(root.length)}`,
    to: `${folder}${to.slice(root.length)}`,
  }));
}

/** The content and the folders of translations in which a file of the content exists. */
function foldersWith(file: string, { root, texts, others, translations }: Sources): string[] {
  return [root, ...translations].filter((folder) => {
    const path = `${folder}${file.slice(root.length)}`;
    return texts.has(path) || others.has(path);
  });
}

/** The sources in the language of the content. */
export function withoutTranslations(sources: Sources): Sources {
  if (sources.translations.length === 0) return sources;
  const isOriginal = (file: string): boolean => originalPath(file, sources) === file;
  return {
    ...sources,
    texts: new Map([...sources.texts].filter(([file]) => isOriginal(file))),
    others: new Set([...sources.others].filter(isOriginal)),
    translations: [],
  };
}

/** The sources in each of the other languages. What is only searched belongs to no language. */
export function overlaysOf(sources: Sources): Overlay[] {
  const original = withoutTranslations(sources);
  return sources.translations.map((folder) => {
    const isOwn = (file: string): boolean => file.startsWith(`${folder}/`);
    const texts = [...sources.texts].filter(([file]) => isOwn(file));
    const others = [...sources.others].filter(isOwn);
    const files = [...texts.map(([file]) => file), ...others];
    return {
      sources: {
        ...original,
        texts: new Map([
          ...original.texts,
          ...texts.map(([file, text]) => [originalPath(file, sources), text] as const),
        ]),
        others: new Set([...original.others, ...others.map((file) => originalPath(file, sources))]),
        searched: new Map(),
      },
      translated: new Map(files.map((file) => [originalPath(file, sources), file])),
    };
  });
}
