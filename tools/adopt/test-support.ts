import type { Sources } from './sources';

/** Sources with these texts below `content`; `null` is a picture. Names that begin with a slash are outside. */
export function sourcesOf(
  files: Readonly<Record<string, string | null>>,
  searched: Readonly<Record<string, string>> = {},
  translations: readonly string[] = [],
): Sources {
  const pathOf = (name: string): string => (name.startsWith('/') ? name.slice(1) : `content/${name}`);
  const texts = Object.entries(files).flatMap(([name, text]) => (text === null ? [] : [[pathOf(name), text] as const]));
  const others = Object.keys(files).filter((name) => files[name] === null);
  return {
    root: 'content',
    translations,
    texts: new Map(texts),
    others: new Set(others.map(pathOf)),
    searched: new Map(Object.entries(searched)),
  };
}
