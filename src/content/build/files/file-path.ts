import { joinPath, routes } from '../../../site/routes';

/** The name of a post's file, or of its folder: an optional publication date and the rest, as in `2024-03-05-name`. */
const DATED = /^(?:(\d{4}-\d{2}-\d{2})-)?(.+)$/;

interface FileParts {
  /** Folder below `docs`, `blog` or `pages`; empty for a file directly in it. */
  readonly folder: string;
  /** Name of the file without its extension. */
  readonly name: string;
}

/** Splits the path of a content file below `docs`, `blog` or `pages`. */
export function splitFilePath(relativePath: string): FileParts {
  const bare = relativePath.replace(/\.mdx?$/, '');
  return { folder: bare.slice(0, Math.max(0, bare.lastIndexOf('/'))), name: bare.slice(bare.lastIndexOf('/') + 1) };
}

/** Splits the path of a post, whose file or folder name can begin with the publication date. */
export function splitPostPath(relativePath: string): FileParts & { readonly day: string | undefined } {
  const { folder, name } = splitFilePath(relativePath.replace(/\/index(?=\.mdx?$)/, ''));
  const [, day, rest = name] = DATED.exec(name) ?? [];
  return { folder, name: rest, day };
}

/** Returns the URL path of a doc. A slug is relative to the folder or, with a leading slash, to the version's root. */
export function docPath(relativePath: string, slug: string | undefined, versionPath: string): string {
  const { folder, name } = splitFilePath(relativePath);
  const last = slug ?? (name === 'index' ? '' : name);
  return routes.doc(versionPath, last.startsWith('/') ? last : `${folder}/${last}`);
}

/** Returns the URL path of a post: its slug or, without one, its folder and its name without the date. */
export function postPath(relativePath: string, slug: string | undefined): string {
  const { folder, name } = splitPostPath(relativePath);
  return routes.blogPost(slug ?? `${folder}/${name}`);
}

/** Returns the URL path of a page outside docs and blog: its slug or, without one, its path below `content/pages`. */
export function pagePath(relativePath: string, slug: string | undefined): string {
  return joinPath(slug ?? relativePath.replace(/(?:(?:^|\/)index)?\.mdx?$/, ''));
}
