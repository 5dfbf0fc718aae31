import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { translationFolder } from '../../src/site/build/locales/overlay';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { EXPECTED_FILE } from '../guides/expected';
import type { Sources } from './types';

/** Data outside the content that names its pages. */
const PROJECT_DATA = [
  EXPECTED_FILE,
  'tools/docs-server/questions.yaml',
  'tools/facts/facts.tsv',
  'bench/search-queries.tsv',
];
/** Where else an address may be written: code, tests and texts about the project. */
const SEARCHED = ['src', 'tools', 'scripts', 'e2e', 'bench', 'examples', 'static', 'maintaining', '.github', '.'];
const TEXT = /\.(?:[cm]?[jt]sx?|css|ya?ml|tsv|md|json|html|xml|webmanifest)$/;
const CONTENT_TEXT = /\.(?:mdx?|ya?ml|txt|svg)$/;

/**
 * Reads everything that moving a page may change or has to name.
 *
 * @param translations names of the languages with translations beside the content
 */
export function readSources(contentRoot: string, translations: readonly string[]): Sources {
  const folders = translations.map((name) => translationFolder(contentRoot, name)).filter(existsSync);
  const texts = new Map<string, string>();
  const others = new Set<string>();
  for (const path of [contentRoot, ...folders].flatMap(listFiles)) {
    if (CONTENT_TEXT.test(path)) texts.set(displayPath(path), readUtf8(path));
    else others.add(displayPath(path));
  }
  const searched = new Map<string, string>();
  // Another content root, such as that of a fixture, is not what the project's own files are about.
  if (displayPath(contentRoot) === 'content') {
    for (const file of PROJECT_DATA) if (existsSync(file)) texts.set(file, readUtf8(file));
    for (const path of SEARCHED.flatMap((folder) => (folder === '.' ? filesIn(folder) : listFiles(folder)))) {
      const file = relative('.', path);
      if (texts.has(file)) continue;
      if (TEXT.test(file)) searched.set(file, readFileSync(path, 'utf8'));
      else if (file.startsWith('static/')) others.add(file);
    }
  }
  return { root: displayPath(contentRoot), translations: folders.map(displayPath), texts, others, searched };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (lstatSync(path).isSymbolicLink()) return [];
    return statSync(path).isDirectory() ? listFiles(path) : [path];
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile() && !/lock|^\.tmp/.test(name));
}
