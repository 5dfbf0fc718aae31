import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLED_PACKAGES } from '../../../site/build/bundle-names';
import { env } from '../../../site/build/env';

/** The code with which bundles load each other, which is not one of their modules. */
const LOADER = 'node_modules/webpack';
/** Draws diagrams in the browsers of readers if none was available to the build. */
const DIAGRAM_LIBRARY = 'node_modules/mermaid';

const FONTS = '../../../site/build/fonts';
/** What is copied into the project: the shapes of icons (`icon.tsx`), and the fonts of the cheatsheet. */
const COPIED: readonly PackageNotice[] = [
  { title: 'Lucide icons (ISC)', text: ownText('lucide.txt') },
  { title: 'Source Code Pro (OFL-1.1)', text: ownText(`${FONTS}/source-code.txt`) },
  { title: 'Source Sans 3 (OFL-1.1)', text: ownText(`${FONTS}/source-sans.txt`) },
];

/** Owners of packages that are published without the text of the license that their descriptions name. */
const OWNERS: Readonly<Record<string, string>> = {
  '@algolia/autocomplete-core': 'Algolia, Inc.',
  '@algolia/autocomplete-plugin-algolia-insights': 'Algolia, Inc.',
  '@algolia/autocomplete-preset-algolia': 'Algolia, Inc.',
  '@algolia/autocomplete-shared': 'Algolia, Inc.',
  '@docsearch/css': 'Algolia, Inc.',
  '@docsearch/react': 'Algolia, Inc.',
  '@cfworker/json-schema': 'Jeremy Danyow',
  mitt: 'Jason Miller',
};

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[._-][\w.-]+)?(?<!\.[cm]?[jt]s)$/i;

interface PackageNotice {
  readonly title: string;
  readonly text: string;
}

/**
 * The notices of everything that readers get, as a text file.
 *
 * @param site folder of the built site
 * @throws Error if the bundles were not listed, or naming the packages without a license text
 */
export function noticesText(site: string, root = '.'): string {
  const list = join(site, BUNDLED_PACKAGES);
  if (!existsSync(list))
    throw new Error(`${list} does not exist, which lists what is in the bundles: run npm run build.`);
  const bundled = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];
  const folders = [...bundled, LOADER, ...(env.chromiumPath === undefined ? [DIAGRAM_LIBRARY] : [])];
  return formatNotices(folders, root);
}

/**
 * @param folders of packages, relative to `root`
 * @throws Error naming the packages without a license text
 */
export function formatNotices(folders: readonly string[], root: string): string {
  const problems: string[] = [];
  const notices = new Map(COPIED.map(({ title, text }) => [title, text]));
  for (const folder of folders) {
    const notice = readNotice(join(root, folder));
    if (typeof notice === 'string') problems.push(notice);
    else notices.set(notice.title, notice.text);
  }
  if (problems.length > 0)
    throw new Error(`Readers get packages whose license is not known:\n${problems.sort().join('\n')}`);
  return [
    `${STRINGS.machines.notices}\n`,
    ...[...notices]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([title, text]) => `${'='.repeat(80)}\n${title}\n\n${text}\n`),
  ].join('\n');
}

/** Returns the notice of a package, or what is wrong with it. */
function readNotice(folder: string): PackageNotice | string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  if (typeof license !== 'string') return `- ${name} ${version}: its package.json names no license`;
  const text = readTexts(folder) || standardText(license, OWNERS[name]);
  if (text === '')
    return (
      `- ${name} ${version} (${license}): found no file with its license in ${folder}; add its text, or use another ` +
      'package (src/output/build/notices/notices.ts)'
    );
  return { title: `${name} ${version} (${license})`, text };
}

function readTexts(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && LICENSE_FILE.test(entry.name),
  );
  return files
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

/** The text of a license, for an owner; empty if it is not known. */
function standardText(license: string, owner: string | undefined): string {
  if (owner === undefined || !['MIT', 'ISC'].includes(license)) return '';
  return ownText(`${license.toLowerCase()}.txt`).replace('OWNER', owner);
}

function ownText(name: string): string {
  return readFileSync(join(__dirname, name), 'utf8').trim();
}
