import { textsAfter } from './finish-plan';
import type { Plan, Sources } from './types';

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

/** The sources after a plan has been carried out. */
export function carriedOut(sources: Sources, plan: Plan): Sources {
  const moved = new Map(plan.moves.map(({ from, to }) => [from, to]));
  const isKept = (file: string): boolean => !plan.removed.includes(file);
  const texts = [...textsAfter(sources, plan.edits)].filter(([file]) => isKept(file));
  return {
    ...sources,
    texts: new Map(texts.map(([file, text]) => [moved.get(file) ?? file, text])),
    others: new Set([...sources.others].filter(isKept).map((file) => moved.get(file) ?? file)),
  };
}

/** Texts that are not as before, by their paths below `content`; undefined for files that are no longer there. */
export function changedTexts(before: Sources, after: Sources): Record<string, string | undefined> {
  const files = new Set([...before.texts.keys(), ...after.texts.keys()]);
  return Object.fromEntries(
    [...files]
      .filter((file) => before.texts.get(file) !== after.texts.get(file))
      .map((file) => [file.replace(/^content\//, ''), after.texts.get(file)]),
  );
}
