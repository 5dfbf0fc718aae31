import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { docPath } from '../../src/content/build/files/file-path';
import { parseContentFile } from '../../src/content/build/files/front-matter';
import { listContentFiles } from '../../src/content/build/files/list-content-files';
import { translationFolder } from '../../src/site/build/locales/overlay';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { parseYamlFile } from '../../src/site/build/yaml';
import { CURRENT_VERSION, ONE_VERSION, VERSION_NAME, versionedName } from '../../src/site/config/docs-versions';
import { docsVersionsSchema } from '../../src/site/config/docs-versions-schema';
import { joinPath, routes } from '../../src/site/routes';
import { UsageError } from '../command-line';
import { addRedirects } from '../moving/redirects';
import { addVersion, addVersionMenu } from './version-files';

const FIELDS = z.looseObject({
  slug: z.string().optional().catch(undefined),
  draft: z.boolean().optional().catch(undefined),
});

/**
 * Freezes the docs that authors write: copies the docs, their sidebars, the API description and translations of these;
 * adds the version and a menu of all versions; and redirects pages that only the version before has.
 *
 * @param root the content root
 * @param translations names of the languages with translations beside the content
 * @returns paths of what is new or changed, relative to the project's root
 * @throws UsageError if the name is none, or files are in the way; ContentError if a data file has problems. Nothing
 *   has changed then
 */
export function freeze(
  root: string,
  version: { readonly name: string; readonly label?: string | undefined },
  translations: readonly string[],
): string[] {
  const { name } = version;
  const roots = [root, ...translations.map((language) => translationFolder(root, language)).filter(existsSync)];
  const versionsFile = join(root, 'data/versions.yaml');
  const versionsText = readIfThere(versionsFile);
  const { last, versions } =
    versionsText === undefined
      ? ONE_VERSION
      : parseYamlFile(versionsText, displayPath(versionsFile), docsVersionsSchema, {});
  checkName(
    name,
    versions.map((known) => known.name),
    root,
  );
  if (!existsSync(join(root, 'docs'))) throw new UsageError(`${displayPath(root)} has no docs to freeze.`);
  const copies = roots.flatMap((folder) => copiesIn(folder, root, name));
  const blocked = copies.filter(({ to }) => existsSync(to)).map(({ to }) => displayPath(to));
  if (blocked.length > 0)
    throw new UsageError(`Found ${blocked.join(', ')}, which would be overwritten; remove it, or choose another name.`);
  const changes = new Map<string, string>();
  for (const folder of roots) {
    const file = join(folder, 'data/navbar.yaml');
    const menu = addVersionMenu(readIfThere(file) ?? '');
    if (menu !== undefined) changes.set(file, menu);
  }
  const redirects = redirectsOfGonePages(root, last, name);
  const redirectsFile = join(root, 'data/redirects.yaml');
  if (redirects.length > 0) changes.set(redirectsFile, addRedirects(readIfThere(redirectsFile), redirects));
  changes.set(versionsFile, addVersion(versionsText, version));

  // What no version of the docs shows: the description with which the next release is compared.
  for (const { from, to } of copies)
    cpSync(from, to, { recursive: true, filter: (path) => path !== join(from, 'released.yaml') });
  for (const [file, text] of changes) writeFileSync(file, text);
  return [...copies.map(({ to }) => to), ...changes.keys()].map(displayPath);
}

function checkName(name: string, known: readonly string[], root: string): void {
  const found = `Found the version ${JSON.stringify(name)}`;
  if (known.some((other) => other.toLowerCase() === name.toLowerCase()))
    throw new UsageError(`${found}, which exists already; there are: ${known.join(', ')}.`);
  if (!VERSION_NAME.test(name))
    throw new UsageError(`${found}; expected digits with dots between them, as in 2, 2.0, v3, 1.x or 2.0-beta.1.`);
  if ([name, `${name}.md`, `${name}.mdx`].some((file) => existsSync(join(root, 'docs', file))))
    throw new UsageError(`${found}, which is also the name of a page or folder of the docs.`);
}

interface Copy {
  readonly from: string;
  readonly to: string;
}

/** What is copied in the content, or in a translation. */
function copiesIn(folder: string, root: string, name: string): Copy[] {
  // The sidebars of the docs that authors write: their own, or those that versions share.
  const sidebars = [`sidebars-${CURRENT_VERSION}.yaml`, 'sidebars.yaml'].find((file) =>
    existsSync(join(root, 'data', file)),
  );
  return [
    { from: join(folder, 'docs'), to: join(folder, versionedName('docs', name)) },
    { from: join(folder, 'api'), to: join(folder, versionedName('api', name)) },
    ...(sidebars === undefined
      ? []
      : [{ from: join(folder, 'data', sidebars), to: join(folder, `data/sidebars-${name}.yaml`) }]),
  ].filter(({ from }) => existsSync(from));
}

/** Redirects of pages that the version which was the last one has, and the new one has not: they leave `/docs`. */
function redirectsOfGonePages(root: string, last: string, name: string): { from: string; to: string }[] {
  // Nothing leaves `/docs` if its pages are those that are frozen.
  if (last === CURRENT_VERSION || last === name) return [];
  const kept = new Set(addressesOf(root, CURRENT_VERSION));
  return addressesOf(root, last)
    .filter((address) => !kept.has(address))
    .map((from) => ({ from, to: joinPath(routes.docsRoot(last), from.slice(routes.docsRoot('').length)) }));
}

/** Addresses of a version's docs as they are at `/docs` and as sources spell them. Drafts have never been published. */
function addressesOf(root: string, version: string): string[] {
  const base = join(root, versionedName('docs', version));
  return listContentFiles(base).files.flatMap((path) => {
    const { slug, draft } = parseContentFile(readUtf8(path), displayPath(path), FIELDS, {}).file?.frontMatter ?? {};
    return draft === true ? [] : [docPath(relative(base, path), slug, '')];
  });
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readUtf8(path) : undefined;
}
