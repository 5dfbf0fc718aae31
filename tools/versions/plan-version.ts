import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
 * Plans the freezing of the docs that authors write: copies of the docs, their sidebars and the API description, the
 * entry among the versions, a menu of the versions, and redirects of pages that only the version before has.
 *
 * @param root the content root
 * @throws VersionError if the name is none, or files are in the way; ContentError if a data file has problems
 */
export function planVersion(
  root: string,
  { name, label }: { readonly name: string; readonly label?: string },
): VersionPlan {
  const data = (file: string): string => join(root, 'data', file);
  const versionsText = readIfThere(data('versions.yaml'));
  const known: DocsVersionsFile =
    versionsText === undefined
      ? ONE_VERSION
      : parseYamlFile(versionsText, displayPath(data('versions.yaml')), docsVersionsSchema, {});
  checkName(name, known, root);
  const copies = [copyOf(root, 'docs', name), copyOf(root, 'api', name, NOT_FROZEN), copyOfSidebars(root, name)].filter(
    (copy) => copy !== undefined,
  );
  if (copies[0]?.files.length === undefined || !copies[0].from.endsWith('docs'))
    throw new VersionError(`${displayPath(join(root, 'docs'))} has no docs to freeze.`);
  const blocked = copies.filter(({ to }) => existsSync(to)).map(({ to }) => displayPath(to));
  if (blocked.length > 0)
    throw new VersionError(
      `Found ${blocked.join(', ')}, which would be overwritten; remove ${blocked.length === 1 ? 'it' : 'them'}, or choose another name.`,
    );
  const after = toDocsVersions(addedTo(known, name));
  const navbar = readIfThere(data('navbar.yaml'));
  const withMenu = navbar === undefined ? undefined : addVersionMenu(navbar);
  const changes: TextChange[] = [
    ...planMovedPages(root, known, name),
    ...(withMenu === undefined ? [] : [{ file: data('navbar.yaml'), before: navbar, after: withMenu }]),
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

function copyOf(root: string, folder: string, name: string, except: readonly string[] = []): Copy | undefined {
  const from = join(root, folder);
  if (!existsSync(from)) return undefined;
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(from, file)).isFile() && !except.includes(file))
    .sort();
  return files.length === 0 ? undefined : { from, to: join(root, versionedName(folder, name)), files };
}

/** The sidebars of the docs that authors write: their own, or those that versions share. */
function copyOfSidebars(root: string, name: string): Copy | undefined {
  const from = [`sidebars-${CURRENT_VERSION}.yaml`, 'sidebars.yaml']
    .map((file) => join(root, 'data', file))
    .find((path) => existsSync(path));
  return from === undefined ? undefined : { from, to: join(root, 'data', `sidebars-${name}.yaml`), files: [] };
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readUtf8(path) : undefined;
}
