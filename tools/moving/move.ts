import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { z } from 'zod';
import { docPath, pagePath, postPath, splitFilePath } from '../../src/content/build/files/file-path';
import { parseContentFile } from '../../src/content/build/files/front-matter';
import { translationFolder } from '../../src/site/build/locales/overlay';
import { similarNames } from '../../src/site/build/nearest';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { product } from '../../src/site/config/product';
import { siteConfig } from '../../src/site/config/site-config';
import { inDocsVersion, withoutDocsVersion } from '../../src/site/docs-addresses';
import { expandTokens, tokenValues } from '../../src/site/tokens';
import { UsageError } from '../command-line';
import { addRedirects } from './redirects';

/** What has been done. Paths of files are relative to the project's root. */
export interface Moved {
  readonly files: readonly { readonly from: string; readonly to: string }[];
  /** Files with another text, by their new paths. */
  readonly changed: readonly string[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** What pages were called: addresses and ids of docs. Where else they are named is for the author to look at. */
  readonly oldNames: readonly string[];
}

interface MovedPage {
  /** Old and new address as sources spell it, with tokens. */
  readonly from: string;
  readonly to: string;
  /** Name of the version of a doc. */
  readonly version: string | undefined;
  readonly oldId: string;
  readonly newId: string;
}

const TOKENS = tokenValues(product);
const FIELDS = z.looseObject({
  slug: z.string().optional().catch(undefined),
  id: z.string().optional().catch(undefined),
});
const PAGE = /\.mdx?$/;
const REDIRECTS = 'data/redirects.yaml';

const expand = (text: string): string => expandTokens(text, TOKENS);
const versionOf = (path: string) => siteConfig.docs.versions.find(({ folder }) => path.startsWith(`${folder}/`));

/**
 * Moves a page or a folder below the content, and its translations with it. Links, entries of sidebars and the ids in
 * front matter follow, and old addresses get redirects.
 *
 * @param from file or folder below the content, or a page's address
 * @param translations names of the languages with translations beside the content
 * @throws UsageError before anything has changed
 */
export function move(root: string, from: string, to: string, translations: readonly string[]): Moved {
  const roots = [root, ...translations.map((name) => translationFolder(root, name)).filter(existsSync)];
  const paths = listFiles(root);
  const moves = planMoves(from, to, paths, root);
  const pages = [...moves].filter(([path]) => PAGE.test(path)).map((one) => describePage(one, root));
  const moved = pages.filter((page) => page.from !== page.to);
  const edits = roots.flatMap((folder) => {
    const files = new Set(listFiles(folder));
    return [...files].flatMap((path) => {
      if (!/\.(?:mdx?|ya?ml)$/.test(path)) return [];
      const before = readUtf8(join(folder, path));
      const after = rewrite(before, path, pages, moves, files);
      return after === before ? [] : [{ file: join(folder, moves.get(path) ?? path), after }];
    });
  });
  const redirects = moved.map((page) => ({ from: page.from, to: page.to }));
  if (redirects.length > 0) {
    const file = join(root, REDIRECTS);
    const edited = edits.findIndex((edit) => edit.file === file);
    const text = edits[edited]?.after ?? (existsSync(file) ? readUtf8(file) : undefined);
    edits.splice(edited < 0 ? edits.length : edited, 1, { file, after: addRedirects(text, redirects) });
  }

  const renamed = roots.flatMap((folder) => rename(folder, moves));
  for (const { file, after } of edits) writeFileSync(file, after);
  return {
    files: renamed,
    changed: edits.map((edit) => displayPath(edit.file)),
    redirects,
    oldNames: [...moved.flatMap((page) => [page.from, expand(page.from)]), ...idsOf(pages)],
  };
}

function idsOf(pages: readonly MovedPage[]): string[] {
  return pages
    .filter(({ oldId, newId, version }) => version !== undefined && oldId !== newId)
    .map(({ oldId }) => oldId);
}

/** New path by old path, below the content, of each file that moves. */
function planMoves(from: string, to: string, paths: readonly string[], root: string): Map<string, string> {
  const source = findSource(from, paths, root);
  const bare = below(to);
  if (!/^[\w{}.-]+(?:\/[\w{}.-]+)+$/.test(bare) || bare.split('/').some((part) => /^\.+$/.test(part)))
    throw new UsageError(`Found ${JSON.stringify(to)}; expected a path below content, such as docs/rest/page.`);
  if (bare.split('/')[0] !== source.split('/')[0])
    throw new UsageError(`Found ${to}; expected a path in ${source.split('/')[0]}, as ${source} is.`);
  const isPage = PAGE.test(source);
  const inFolder = to.endsWith('/') ? posix.join(bare, posix.basename(source)) : bare;
  const target = isPage ? `${inFolder.replace(PAGE, '')}${PAGE.exec(source)![0]}` : bare;
  if (paths.some((path) => path === target || path.startsWith(`${target}/`)))
    throw new UsageError(`${target} already exists${isPage ? '' : ': move the pages one by one'}.`);
  if (target.startsWith(`${source}/`)) throw new UsageError(`${source} cannot go into itself.`);
  const files = isPage ? [source] : paths.filter((path) => path.startsWith(`${source}/`));
  return new Map(files.map((path) => [path, `${target}${path.slice(source.length)}`]));
}

const below = (argument: string): string =>
  posix.normalize(argument.replaceAll('\\', '/').replace(/^(?:\.?\/)?(?:content\/)?/, '')).replace(/\/$/, '');

/** The file of a page, or a folder: by its path, with or without extension, or by the page's address. */
function findSource(argument: string, paths: readonly string[], root: string): string {
  const path = below(argument);
  const files = paths.filter((one) => PAGE.test(one) && (versionOf(one) ?? /^(?:blog|pages)\//.test(one)));
  const isFolder = path.includes('/') && files.some((one) => one.startsWith(`${path}/`));
  if (isFolder && argument.endsWith('/')) return path;
  const file =
    files.find((one) => one === path || one.replace(PAGE, '') === path) ??
    (isFolder ? path : files.find((one) => expand(addressOf(one, fieldsOf(one, root))) === expand(`/${path}`)));
  if (file !== undefined) return file;
  const [nearest] = similarNames(
    path,
    files.map((one) => one.replace(PAGE, '')),
    1,
  );
  throw new UsageError(
    `Found ${JSON.stringify(argument)}, which is no page or folder${nearest === undefined ? '' : `; nearest: ${nearest}`}.`,
  );
}

function fieldsOf(path: string, root: string) {
  const file = join(root, path);
  return parseContentFile(readUtf8(file), displayPath(file), FIELDS, {}).file?.frontMatter ?? {};
}

function addressOf(path: string, { slug }: { readonly slug?: string | undefined }): string {
  const version = versionOf(path);
  if (version) return docPath(path.slice(version.folder.length + 1), slug, version.path);
  return path.startsWith('blog/')
    ? postPath(path.slice('blog/'.length), slug)
    : pagePath(path.slice('pages/'.length), slug);
}

function describePage([from, to]: readonly [string, string], root: string): MovedPage {
  const fields = fieldsOf(from, root);
  const idOf = (path: string): string => {
    const { folder, name } = splitFilePath(path.slice(path.indexOf('/') + 1));
    return [folder, fields.id ?? name].filter(Boolean).join('/');
  };
  const version = versionOf(from)?.name;
  return { from: addressOf(from, fields), to: addressOf(to, fields), version, oldId: idOf(from), newId: idOf(to) };
}

/** The text of a file with links, ids and relative paths as they are after the move. */
function rewrite(
  text: string,
  file: string,
  pages: readonly MovedPage[],
  moves: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): string {
  const version = versionOf(file)?.name;
  const byAddress = new Map(pages.map((page) => [expand(page.from), page.to]));
  // A doc's links mean pages of its own version, unless they name another one (ADR 27).
  const meant = (path: string): string => (version === undefined ? path : inDocsVersion(path, version));
  const short = (path: string, address: string): string =>
    version === undefined || meant(path) === path ? address : withoutDocsVersion(address, version);
  let result = text.replace(
    /(?<![\w/}.-])(\{site\})?(\/[\w{}./-]*[\w}])/g,
    (found, site: string | undefined, path: string) => {
      const bare = expand(path.replace(/\.md$/, ''));
      const target = byAddress.get(site === undefined ? meant(bare) : bare);
      if (target === undefined) return found;
      return `${site ?? ''}${site === undefined ? short(bare, target) : target}${path.endsWith('.md') ? '.md' : ''}`;
    },
  );
  for (const page of pages)
    if (page.oldId !== page.newId && namesDocsOf(file, page.version, files))
      result = result.replace(
        /(\b(?:id|docId|pagination_prev|pagination_next):\s*["']?)([^\s"',}]+)/g,
        (found, before: string, id: string) => (id === page.oldId ? `${before}${page.newId}` : found),
      );
  return PAGE.test(file) ? rewriteRelative(result, file, moves, files) : result;
}

/** Whether ids in a file are those of docs of a version. */
function namesDocsOf(file: string, version: string | undefined, files: ReadonlySet<string>): boolean {
  if (version === undefined) return false;
  if (PAGE.test(file)) return versionOf(file)?.name === version;
  const sidebars = [`data/sidebars-${version}.yaml`, 'data/sidebars.yaml'].find((path) => files.has(path));
  return file === sidebars || file === 'data/navbar.yaml';
}

function rewriteRelative(
  text: string,
  file: string,
  moves: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): string {
  return text.replace(/(\]\(|\b(?:src|href)=["'])([^\s()"'#?]+)/g, (found, before: string, path: string) => {
    const target = posix.join(posix.dirname(file), path);
    if (path.startsWith('/') || !files.has(target)) return found;
    const holder = posix.dirname(moves.get(file) ?? file);
    const now = posix.relative(holder, moves.get(target) ?? target);
    return `${before}${path.startsWith('.') && !now.startsWith('.') ? './' : ''}${now}`;
  });
}

function rename(root: string, moves: ReadonlyMap<string, string>): Moved['files'] {
  const found = [...moves].filter(([from]) => existsSync(join(root, from)));
  for (const [from, to] of found) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    renameSync(join(root, from), join(root, to));
    removeEmpty(dirname(join(root, from)));
  }
  return found.map(([from, to]) => ({ from: displayPath(join(root, from)), to: displayPath(join(root, to)) }));
}

/** Git keeps no folders, so that an empty one would only be on this machine. */
function removeEmpty(folder: string): void {
  if (readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder));
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(root, join(entry.parentPath, entry.name)));
}
