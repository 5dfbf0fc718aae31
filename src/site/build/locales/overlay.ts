import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../problems';
import { listVisibleFiles } from '../list-visible-files';
import { nearestOrAvailable } from '../nearest';
import { displayPath } from '../source-text';
import { parseYaml } from '../yaml';

/** What makes addresses and belongs to all languages, so that it has no translation. */
const SHARED = [
  'data/locales.yaml',
  'data/redirects.yaml',
  'data/versions.yaml',
  'data/published-anchors.txt',
  'data/published-routes.txt',
  'data/published-scripts.txt',
];
/** Translations without a file in the content, because their counterpart is optional there. */
const FREE = ['data/strings.yaml', 'data/brand.yaml'];
const PAGE = /\.mdx?$/;
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Folder with the translations into a language: `content.de` beside `content`. */
export function translationFolder(source: string, locale: string): string {
  return `${source}.${locale}`;
}

/**
 * What is wrong with the folders of translations beside the content, and with what is in them: folders of languages
 * that the site does not have, languages without a folder, files without a counterpart, and pages that would have
 * another address than in the language of the content.
 *
 * @param source folder of the content
 * @param locales names of the languages, that of the content first
 */
export function findOverlayProblems(source: string, locales: readonly string[]): Problem[] {
  const [, ...others] = locales;
  const prefix = `${basename(source)}.`;
  const folders = readdirSync(dirname(source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map(({ name }) => name.slice(prefix.length));
  const file = displayPath(join(source, 'data', 'locales.yaml'));
  return [
    ...folders
      .filter((name) => !others.includes(name))
      .map((name) => ({
        file: displayPath(translationFolder(source, name)),
        message:
          `is a folder for the language "${name}", which ${file} does not list after that of the content; ` +
          nearestOrAvailable(name, others),
      })),
    ...others
      .filter((name) => !folders.includes(name))
      .map((name) => ({
        file,
        message: `field "${name}": found no folder ${displayPath(translationFolder(source, name))}; expected one for each language but the first`,
      })),
    ...others.filter((name) => folders.includes(name)).flatMap((name) => problemsOf(source, name)),
  ];
}

function problemsOf(source: string, locale: string): Problem[] {
  const folder = translationFolder(source, locale);
  const known = listVisibleFiles(source);
  return listVisibleFiles(folder).flatMap((path): Problem[] => {
    const file = displayPath(join(folder, path));
    const counterpart = displayPath(join(source, path));
    if (SHARED.includes(path)) return [{ file, message: `is the same in all languages; expected only ${counterpart}` }];
    if (!known.includes(path))
      return FREE.includes(path)
        ? []
        : [{ file, message: `translates ${counterpart}, which does not exist; ${nearestOrAvailable(path, known)}` }];
    return PAGE.test(path) ? slugProblems(join(folder, path), join(source, path)) : [];
  });
}

/** The menu of languages, and alternates for search engines, need the same address in all languages. */
function slugProblems(translation: string, original: string): Problem[] {
  const [translated, expected] = [readSlug(translation), readSlug(original)];
  if (translated.slug === expected.slug) return [];
  const found = translated.slug === undefined ? 'nothing' : JSON.stringify(translated.slug);
  const allowed = expected.slug === undefined ? 'none' : JSON.stringify(expected.slug);
  return [
    {
      file: displayPath(translation),
      line: translated.line,
      message: `field "slug": found ${found}; expected ${allowed}, as in ${displayPath(original)}`,
    },
  ];
}

/** The slug as it is written; problems of the front matter itself are found when the page is read. */
function readSlug(path: string): { readonly slug: unknown; readonly line: number } {
  const { data, lineOf } = parseYaml(FRONT_MATTER.exec(readFileSync(path, 'utf8'))?.[1] ?? '', path, 2);
  const slug = typeof data === 'object' && data !== null && 'slug' in data ? data.slug : undefined;
  return { slug, line: lineOf(['slug']) };
}

/**
 * Makes the folder that the build of a language reads: each file of the content, or its translation if there is one.
 * The files are linked where that is possible.
 */
export function mergeTranslations(source: string, locale: string, target: string): void {
  const folder = translationFolder(source, locale);
  const translated = new Set(listVisibleFiles(folder));
  rmSync(target, { recursive: true, force: true });
  for (const path of new Set([...listVisibleFiles(source), ...translated])) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    link(join(translated.has(path) ? folder : source, path), join(target, path));
  }
}

/** Folders on other disks cannot be linked to. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
