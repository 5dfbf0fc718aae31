import { joinPath, routes } from '../../../site/routes';

/** `2024-03-05-name`, or a folder of that name with an index file: the day of publishing and the name. */
const DATED = /^(?:(\d{4}-\d{2}-\d{2})-)?(.+)$/;

interface FileParts {
  /** Folder below the kind's own, empty for a file that lies directly in it. */
  readonly folder: string;
  /** Name of the file without its ending. */
  readonly name: string;
}

/** Takes the path of a content file below `docs`, `blog` or `pages` apart. */
export function splitFilePath(relativePath: string): FileParts {
  const bare = relativePath.replace(/\.mdx?$/, '');
  return { folder: bare.slice(0, Math.max(0, bare.lastIndexOf('/'))), name: bare.slice(bare.lastIndexOf('/') + 1) };
}

/** The same for a post, whose file or folder may begin with the day of publishing. */
export function splitPostPath(relativePath: string): FileParts & { readonly day: string | undefined } {
  const { folder, name } = splitFilePath(relativePath.replace(/\/index(?=\.mdx?$)/, ''));
  const [, day, rest = name] = DATED.exec(name) ?? [];
  return { folder, name: rest, day };
}

/** Address of a doc: a slug with a slash in front begins at the version's root, another one in the file's folder. */
export function docAddress(relativePath: string, slug: string | undefined, versionPath: string): string {
  const { folder, name } = splitFilePath(relativePath);
  const last = slug ?? (name === 'index' ? '' : name);
  return routes.doc(versionPath, last.startsWith('/') ? last : `${folder}/${last}`);
}

/** Address of a post: its slug, else the file's name without its date. */
export function postAddress(relativePath: string, slug: string | undefined): string {
  const { folder, name } = splitPostPath(relativePath);
  return routes.blogPost(slug ?? `${folder}/${name}`);
}

/** Address of a page outside of docs and blog: its slug, else the path of the file below `content/pages`. */
export function pageAddress(relativePath: string, slug: string | undefined): string {
  return joinPath(slug ?? relativePath.replace(/(?:(?:^|\/)index)?\.mdx?$/, ''));
}
