import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { stemmer as noStemmer } from '../shared/engine/no-stemmer';
import type { Stemmer } from '../shared/engine/stemmer';

/** Modules of `@orama/stemmers` by language. */
const MODULES: Readonly<Record<string, string>> = {
  ar: 'arabic',
  bg: 'bulgarian',
  da: 'danish',
  de: 'german',
  el: 'greek',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'indian',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sa: 'sanskrit',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  uk: 'ukrainian',
};

/**
 * The module with the stemmer of a language: undefined for English, and one that leaves words alone for languages
 * without a stemmer.
 *
 * @param language language tag, such as `de-AT`
 */
export function stemmerModule(language: string): string | undefined {
  if (isEnglish(language)) return undefined;
  return packageOf(language) ?? resolve('src/search/shared/engine/no-stemmer.ts');
}

/** The stemmer of a language, for the index: that of `stemmerModule`. */
export function stemmerOf(language: string): Stemmer | undefined {
  if (isEnglish(language)) return undefined;
  const path = packageOf(language);
  return path === undefined
    ? noStemmer
    : (createRequire(resolve('package.json'))(path) as { readonly stemmer: Stemmer }).stemmer;
}

function isEnglish(language: string): boolean {
  return nameOf(language) === 'en';
}

function packageOf(language: string): string | undefined {
  const name = MODULES[nameOf(language)];
  return name === undefined ? undefined : `@orama/stemmers/${name}`;
}

function nameOf(language: string): string {
  return language.toLowerCase().replace(/-.*$/, '');
}
