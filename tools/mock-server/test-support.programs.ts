import { readFileSync } from 'node:fs';
import { product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import type { Language } from '../programs/start-program';
import { collectSamples } from '../samples/collect-samples';

/** Languages to test: those that every machine has, or all of them with the variable `ALL_LANGUAGES`. */
export const languagesFrom = (installed: readonly Language[], all: readonly Language[]): readonly Language[] =>
  process.env.ALL_LANGUAGES ? all : installed;

/** Returns the program that a docs page shows in a language: its first fence, in Go with the next one as well. */
export function readProgram(path: string, language: Language): string {
  const file = `content/docs/${path}`;
  const place = { file, kind: 'doc', relativePath: path } as const;
  const page = readContentPage(readFileSync(file, 'utf8'), place, tokenValues(product));
  const [first, second] = collectSamples(page).filter((sample) => sample.language === language);
  if (!first) throw new Error(`${file} shows no program in ${language}.`);
  return language === 'go' ? `${first.code}\n${second?.code ?? ''}` : first.code;
}
