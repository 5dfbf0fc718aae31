import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { translationFolder } from '../../src/site/build/locales/overlay';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import {
  CURRENT_VERSION,
  ONE_VERSION,
  toDocsVersions,
  VERSION_NAME,
  versionedName,
  type DocsVersionsFile,
} from '../../src/site/config/docs-versions';
import { docsVersionsSchema } from '../../src/site/config/docs-versions-schema';
import { parseYamlFile } from '../../src/site/build/yaml';
import { routes } from '../../src/site/routes';
import { planMovedPages } from './moved-pages';
import { VersionError, type Copy, type TextChange, type VersionPlan } from './types';
import { addVersion, addVersionMenu } from './version-files';

/** Files of the API description that no version of the docs shows: the one with which the next release is compared. */
const NOT_FROZEN = ['released.yaml'];

/**
 * Plans the freezing of the docs that authors write: copies of the docs, their sidebars, the API description and
 * translations of these, the entry among the versions, a menu of the versions, and redirects of pages that only the
 * version before has.
 *
 * @param root the content root
 * @param translations names of the languages with translations beside the content
 * @throws VersionError if the name is none, or files are in the way; ContentError if a data file has problems
 */
export function planVersion(
  root: string,
  { name, label }: { readonly name: string; readonly label?: string },
  translations: readonly string[],
): VersionPlan {
  const roots = [root, ...translations.map((language) => translationFolder(root, language))];
  const data = (file: string): string => join(root, 'data', file);
  const versionsText = readIfThere(data('versions.yaml'));
  const known: DocsVersionsFile =
    versionsText === undefined
      ? ONE_VERSION
      : parseYamlFile(versionsText, displayPath(data('versions.yaml')), docsVersionsSchema, {});
  checkName(name, known, root);
  const sidebars = sidebarsFile(root);
  const copies = roots.flatMap((folder) => [
    ...copyOf(folder, 'docs', name),
    ...copyOf(folder, 'api', name, NOT_FROZEN),
    ...(sidebars === undefined ? [] : copyOfSidebars(folder, sidebars, name)),
  ]);
  if (copies[0]?.from !== join(root, 'docs'))
    throw new VersionError(`${displayPath(join(root, 'docs'))} has no docs to freeze.`);
  const blocked = copies.filter(({ to }) => existsSync(to)).map(({ to }) => displayPath(to));
  if (blocked.length > 0)
    throw new VersionError(
      `Found ${blocked.join(', ')}, which would be overwritten; remove ${blocked.length === 1 ? 'it' : 'them'}, or choose another name.`,
    );
  const after = toDocsVersions(addedTo(known, name));
  const changes: TextChange[] = [
    ...planMovedPages(root, known, name),
    ...roots.flatMap(planMenu),
    // Last: from then on, the site has the version.
    {
      file: data('versions.yaml'),
      before: versionsText,
      after: addVersion(versionsText, { name, ...(label === undefined ? {} : { label }) }),
    },
  ];
  return {
    name,
    copies,
    changes,
    addresses: after.versions.map(
      (version) => `${routes.docsRoot(version.path)}  ${displayPath(join(root, version.folder))}  ("${version.name}")`,
    ),
  };
}

function addedTo({ versions }: DocsVersionsFile, name: string): DocsVersionsFile {
  const index = versions.findIndex((version) => version.name === CURRENT_VERSION) + 1;
  return { last: name, versions: versions.toSpliced(index, 0, { name }) };
}

function checkName(name: string, { versions }: DocsVersionsFile, root: string): void {
  const found = `Found the version ${JSON.stringify(name)}`;
  const taken = versions.find((version) => version.name.toLowerCase() === name.toLowerCase());
  if (taken?.name === CURRENT_VERSION)
    throw new VersionError(
      `${found}, which is the name of the docs that authors write; expected a version such as 2.0.`,
    );
  if (taken)
    throw new VersionError(
      `${found}, which exists already; there are: ${versions.map((version) => version.name).join(', ')}.`,
    );
  if (!VERSION_NAME.test(name))
    throw new VersionError(
      `${found}; expected digits with dots between them, as in 2, 2.0, v3, 1.x, 2024-10 or 2.0-beta.1.`,
    );
  if (
    existsSync(join(root, 'docs', name)) ||
    [`${name}.md`, `${name}.mdx`].some((file) => existsSync(join(root, 'docs', file)))
  )
    throw new VersionError(
      `${found}, which is also the name of a page or folder in ${displayPath(join(root, 'docs'))}.`,
    );
}

function copyOf(root: string, folder: string, name: string, except: readonly string[] = []): Copy[] {
  const from = join(root, folder);
  if (!existsSync(from)) return [];
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(from, file)).isFile() && !except.includes(file))
    .sort();
  return files.length === 0 ? [] : [{ from, to: join(root, versionedName(folder, name)), files }];
}

/** The sidebars of the docs that authors write: their own, or those that versions share. */
function sidebarsFile(root: string): string | undefined {
  return [`sidebars-${CURRENT_VERSION}.yaml`, 'sidebars.yaml'].find((file) => existsSync(join(root, 'data', file)));
}

function copyOfSidebars(root: string, file: string, name: string): Copy[] {
  const from = join(root, 'data', file);
  return existsSync(from) ? [{ from, to: join(root, 'data', `sidebars-${name}.yaml`), files: [] }] : [];
}

/** The menu of versions in the navigation bar of a language. */
function planMenu(root: string): TextChange[] {
  const file = join(root, 'data', 'navbar.yaml');
  const before = readIfThere(file);
  const after = before === undefined ? undefined : addVersionMenu(before);
  return after === undefined ? [] : [{ file, before, after }];
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readUtf8(path) : undefined;
}
