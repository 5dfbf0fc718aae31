import { createRequire } from 'node:module';
import { resolve } from 'node:path';
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
  const [name = ''] = language.toLowerCase().split('-');
  if (name === 'en') return undefined;
  const found = MODULES[name];
  return found === undefined ? resolve('src/search/shared/engine/no-stemmer.ts') : `@orama/stemmers/${found}`;
}

/** The stemmer of a language, for the index. */
export function stemmerOf(language: string): Stemmer | undefined {
  const path = stemmerModule(language);
  return path === undefined
    ? undefined
    : (createRequire(resolve('package.json'))(path) as { readonly stemmer: Stemmer }).stemmer;
}
