import { posix } from 'node:path';
import { similarNames } from '../../src/site/build/nearest';
import { comparablePath } from '../../src/site/routes';
import { contentFolders, expand, placeOf } from './pages';
import { MovingError, type SourcePage, type Sources } from './types';

/** What is moved: a page, or a folder with all files in it. */
export type Source =
  | { readonly type: 'page'; readonly page: SourcePage }
  /** `path` is the folder, relative to the project's root. */
  | { readonly type: 'folder'; readonly path: string };

/** Where a page goes. `slug` is the new field of the front matter: undefined keeps it, null removes it. */
export interface PageTarget {
  readonly file: string;
  readonly slug: string | null | undefined;
}

const SEGMENTS = /^[\w.{}-]+(?:\/[\w.{}-]+)*$/;
const HOW = 'a file below content, such as docs/rest/page, or an address, such as /docs/rest/page';

/** The path below the content root as it was meant, without the root and a slash at its end. */
const below = (argument: string, root: string): string =>
  posix
    .normalize(argument.replaceAll('\\', '/'))
    .replace(/^\.\//, '')
    .replace(new RegExp(`^${root}/`), '')
    .replace(/(?<=.)\/$/, '');

const allFiles = ({ texts, others }: Sources): string[] => [...texts.keys(), ...others];
const isFolder = (path: string, sources: Sources): boolean =>
  allFiles(sources).some((file) => file.startsWith(`${path}/`));

/**
 * Finds the page or folder that an argument names: by its file with or without extension, or by its address.
 *
 * @throws MovingError with the nearest match
 */
export function findSource(argument: string, sources: Sources, pages: readonly SourcePage[]): Source {
  const { root } = sources;
  const byAddress = (address: string): SourcePage | undefined =>
    pages.find((page) => comparablePath(page.address) === comparablePath(expand(address)));
  const path = below(argument, root);
  const isAddress = path.startsWith('/');
  const file = isAddress ? undefined : `${root}/${path}`;
  const page =
    pages.find((one) => file !== undefined && (one.file === file || one.file.replace(/\.mdx?$/, '') === file)) ??
    (isAddress ? byAddress(path) : undefined);
  if (page?.address === '/') throw new MovingError(`${page.file} is the start page, which every site has at /.`);
  if (page) return { type: 'page', page };
  const folder = isAddress ? folderOfAddress(path, sources) : file!;
  const base = contentFolders(root).find((one) => folder?.startsWith(`${one.base}/`));
  if (folder !== undefined && base && isFolder(folder, sources)) return { type: 'folder', path: folder };
  const other = byAddress(`/${path}`);
  if (other) return { type: 'page', page: other };
  const known = pages.flatMap((one) =>
    isAddress ? [one.spelling] : [one.file.slice(root.length + 1).replace(/\.mdx?$/, '')],
  );
  const [nearest] = similarNames(path, known, 1);
  throw new MovingError(
    `Found ${JSON.stringify(argument)}, which is no page; expected ${HOW}` +
      `${nearest === undefined ? '' : `; nearest: ${nearest}`}.`,
  );
}

/** The folder of docs that an address begins with. */
function folderOfAddress(path: string, { root }: Sources): string | undefined {
  const docs = contentFolders(root).filter(({ type }) => type === 'doc');
  const matching = docs.filter(({ versionPath }) => path.startsWith(prefixOf({ type: 'doc', versionPath })));
  const [folder] = matching.sort((one, other) => other.versionPath.length - one.versionPath.length);
  return folder && `${folder.base}/${path.slice(prefixOf(folder).length)}`;
}

/** What the addresses of pages of a type begin with. */
function prefixOf({ type, versionPath }: { readonly type: SourcePage['type']; readonly versionPath: string }): string {
  if (type === 'doc') return posix.join('/docs', versionPath, '/');
  return type === 'page' ? '/' : '/blog/';
}

/**
 * Finds out where a page goes. A path of a file keeps the page's slug. An address gets the file that belongs to it, and
 * a slug only if no file can have such a name.
 *
 * @throws MovingError if the page cannot go there
 */
export function findPageTarget(argument: string, page: SourcePage, sources: Sources): PageTarget {
  const { root } = sources;
  const path = below(argument, root);
  if (path.startsWith('/')) return targetOfAddress(path, page);
  checkSegments(argument, path);
  const file = `${root}/${path}`;
  const name = posix.basename(page.file);
  if (/\/$/.test(argument)) return { file: checkPlace(argument, `${file}/${name}`, page, root), slug: undefined };
  if (isFolder(file, sources) && !/\.mdx?$/.test(path))
    throw new MovingError(`${file} is a folder: write ${path}/ to move the page into it.`);
  const extension = /\.mdx?$/.exec(page.file)![0];
  return {
    file: checkPlace(argument, dated(path, page, root).replace(/(?:\.mdx?)?$/, extension), page, root),
    slug: undefined,
  };
}

/** A post keeps the date at the beginning of its name, unless another one is given. */
function dated(path: string, page: SourcePage, root: string): string {
  const day = /^\d{4}-\d{2}-\d{2}-/;
  const [date = ''] = day.exec(posix.basename(page.file.replace(/\/index\.mdx?$/, ''))) ?? [];
  const name = posix.basename(path);
  const isDated = page.type !== 'blog-post' || day.test(name);
  return `${root}/${posix.dirname(path)}/${isDated ? '' : date}${name}`;
}

function targetOfAddress(path: string, page: SourcePage): PageTarget {
  const prefix = prefixOf(page);
  if (!path.startsWith(prefix) || (page.type === 'page' && /^\/(?:docs|blog)(?:\/|$)/.test(path)))
    throw new MovingError(
      `Found ${JSON.stringify(path)} as the new address of ${page.file}; expected one that begins with ${prefix}` +
        `${page.type === 'page' ? ', but not with /docs or /blog' : ''}: a page cannot become one of another type.`,
    );
  const rest = path.slice(prefix.length);
  checkSegments(path, rest);
  const folder = posix.dirname(rest);
  const extension = /\.mdx?$/.exec(page.file)![0];
  if (/[{}]/.test(rest)) {
    if (/[{}]/.test(folder))
      throw new MovingError(`${path}: folders have no tokens; only the last part can have some.`);
    const slug = page.type === 'page' ? path : page.type === 'doc' ? posix.basename(rest) : rest;
    const base = page.type === 'doc' ? posix.join(page.base, folder) : posix.dirname(page.file);
    return { file: posix.join(base, posix.basename(page.file)), slug };
  }
  const isIndex = page.type !== 'blog-post' && posix.basename(page.relativePath, extension) === 'index';
  const name = page.type === 'blog-post' ? posix.relative(page.base, dated(rest, page, page.base)) : rest;
  return {
    file: `${page.base}/${name}${isIndex ? '/index' : ''}${extension}`,
    slug: page.slug === undefined ? undefined : null,
  };
}

function checkSegments(argument: string, path: string): void {
  if (!SEGMENTS.test(path) || path.split('/').some((segment) => /^\.+$/.test(segment)))
    throw new MovingError(
      `Found ${JSON.stringify(argument)}; expected ${HOW}, made of letters, digits, "-", "_" and ".", ` +
        'with / between folders.',
    );
}

function checkPlace(argument: string, file: string, page: SourcePage, root: string): string {
  const place = placeOf(file, root);
  if (place?.base === page.base) return file;
  const bases = contentFolders(root).map(({ base }) => base);
  const what = place === undefined ? `in none of the folders of pages (${bases.join(', ')})` : `in ${place.base}`;
  throw new MovingError(
    `Found ${JSON.stringify(argument)}, which is ${what}; expected a path below ${page.base}, like that of ` +
      `${page.file}: a page cannot become one of another type.`,
  );
}

/**
 * Finds out where a folder goes.
 *
 * @throws MovingError if it cannot go there
 */
export function findFolderTarget(argument: string, folder: string, sources: Sources): string {
  const { root } = sources;
  const path = below(argument, root);
  checkSegments(argument, path.replace(/^\//, ''));
  const target = path.startsWith('/') ? folderOfAddress(path, sources) : `${root}/${path}`;
  const base = contentFolders(root).find((one) => folder.startsWith(`${one.base}/`))!;
  if (target === undefined || !target.startsWith(`${base.base}/`))
    throw new MovingError(
      `Found ${JSON.stringify(argument)}; expected a folder below ${base.base}, like ${folder}: its pages cannot ` +
        'become ones of another type.',
    );
  if (target === folder) throw new MovingError(`${folder} is already there.`);
  if (`${target}/`.startsWith(`${folder}/`))
    throw new MovingError(`${target} is in ${folder}, which cannot go into itself.`);
  if (/\.mdx?$/.test(target)) throw new MovingError(`${folder} is a folder; ${target} is the name of a page.`);
  if (isFolder(target, sources)) throw new MovingError(`${target} already exists: move the pages one by one.`);
  return target;
}
