import type { Sources } from './sources';

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
