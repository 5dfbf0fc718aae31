import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { tokenValues } from '../../../site/tokens';
import { readOperations } from '../../../reference/build/read-operations';
import { findDuplicatePaths, type PlacedPost } from '../types/blog-post';
import { buildDoc, docFrontMatter } from '../types/doc';
import { buildPage, pageFrontMatter } from '../types/page';
import { resolveTagKeys } from '../types/tag';
import { env } from '../../../site/build/env';
import { GALLERY_FILE, showsGallery } from '../../../site/build/gallery';
import { ContentError, formatProblem, orCollect, type Problem } from '../../../site/problems';
import { checkDataFiles, type DataReaders } from './check-data-files';
import { readDataFile } from './data';
import { parseContentFile } from './front-matter';
import { readBlogPost } from './read-blog-post';
import { displayPath, readUtf8 } from '../../../site/build/source-text';

export const CONTENT_EXTENSIONS = ['.md', '.mdx'] as const;

/** Kind of a content file, determined by its folder. */
export type ContentKind =
  | { readonly type: 'doc'; readonly version: (typeof siteConfig.docs.versions)[number]; readonly relativePath: string }
  | { readonly type: 'page'; readonly relativePath: string }
  | { readonly type: 'blog-post'; readonly relativePath: string };

/** Returns the kind of a file below the content root; undefined for a file that does not become a page. */
export function kindOf(absolutePath: string): ContentKind | undefined {
  if (showsGallery && absolutePath === GALLERY_FILE) return { type: 'page', relativePath: basename(GALLERY_FILE) };
  const path = relative(env.contentRoot, absolutePath).replaceAll('\\', '/');
  for (const version of siteConfig.docs.versions) {
    if (path.startsWith(`${version.folder}/`))
      return { type: 'doc', version, relativePath: path.slice(version.folder.length + 1) };
  }
  if (path.startsWith('blog/')) return { type: 'blog-post', relativePath: path.slice('blog/'.length) };
  if (path.startsWith('pages/')) return { type: 'page', relativePath: path.slice('pages/'.length) };
  return undefined;
}

/** Lists all content files below a folder and reports broken symbolic links and folders named like pages. */
export function listContentFiles(folder: string): { readonly files: string[]; readonly problems: Problem[] } {
  const files: string[] = [];
  const problems: Problem[] = [];
  const walk = (current: string): void => {
    for (const name of readdirSync(current).sort()) {
      const path = join(current, name);
      const isContent = CONTENT_EXTENSIONS.some((extension) => name.endsWith(extension));
      if (lstatSync(path).isSymbolicLink() && !existsSync(path)) {
        problems.push({ file: displayPath(path), message: 'is a symbolic link to a file that does not exist' });
      } else if (statSync(path).isDirectory()) {
        if (isContent)
          problems.push({
            file: displayPath(path),
            message: 'is a folder named like a page: rename it without the extension',
          });
        else walk(path);
      } else if (isContent) files.push(path);
    }
  };
  if (existsSync(folder)) walk(folder);
  return { files, problems };
}

/**
 * Checks all content and data files before Gatsby reads them, because Gatsby's own plugin would name neither file nor
 * line.
 *
 * @param otherData readers of other modules' data files
 * @throws ContentError listing all problems of all files
 */
export function checkContentFiles(otherData: DataReaders = {}): void {
  const { files, problems } = listContentFiles(env.contentRoot);
  const attempt = (action: () => readonly Problem[]): void => {
    problems.push(...orCollect(problems, [], action));
  };
  checkDataFiles(otherData, attempt);
  attempt(() => (readOperations(), []));
  for (const version of siteConfig.docs.versions) {
    const folder = join(env.contentRoot, version.folder);
    if (!files.some((file) => file.startsWith(`${folder}/`))) {
      problems.push({
        file: displayPath(folder),
        message: `is the folder of docs version "${version.name}" but contains no docs`,
      });
    }
  }
  const posts: PlacedPost[] = [];
  for (const file of files) attempt(() => checkFile(file, posts));
  problems.push(...findDuplicatePaths(posts));
  // A broken data file causes the same problems again for every page that uses it.
  const distinct = [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
  if (distinct.length > 0)
    throw new ContentError(
      distinct,
      `The content has ${distinct.length === 1 ? 'a problem' : `${distinct.length} problems`}:`,
    );
}

/** Checks one file. Adds a post's URL path to `posts`, to be compared with those of the other posts. */
function checkFile(absolutePath: string, posts: PlacedPost[]): readonly Problem[] {
  const kind = kindOf(absolutePath);
  if (!kind) return [];
  const read = readContent(absolutePath, kind);
  if (read.type === 'blog-post' && read.fields)
    posts.push({ path: read.fields.path, file: displayPath(absolutePath), line: read.slugLine });
  return read.problems;
}

/** Reads a content file and builds the fields of its node. */
export function readContent(
  absolutePath: string,
  kind: ContentKind,
  warn: (message: string) => void = () => undefined,
) {
  const text = readUtf8(absolutePath);
  const display = displayPath(absolutePath);
  const sourcePath = relative(env.contentRoot, absolutePath).replaceAll('\\', '/');
  const tokens = tokenValues(product);
  if (kind.type === 'blog-post')
    return readBlogPost(text, { absolutePath, relativePath: kind.relativePath, sourcePath }, warn);
  if (kind.type === 'page') {
    const parsed = parseContentFile(text, display, pageFrontMatter, tokens);
    if (!parsed.file) return { type: 'page' as const, fields: undefined, problems: parsed.problems };
    const { page, problems } = buildPage(parsed.file, {
      relativePath: kind.relativePath,
      sourcePath,
      displayPath: display,
    });
    return { type: 'page' as const, fields: page, problems };
  }
  const parsed = parseContentFile(text, display, docFrontMatter, tokens);
  if (!parsed.file) return { type: 'doc' as const, fields: undefined, problems: parsed.problems };
  const built = buildDoc(parsed.file, {
    relativePath: kind.relativePath,
    sourcePath,
    displayPath: display,
    version: kind.version.name,
    versionPath: kind.version.path,
  });
  const { keys, labels, problems } = resolveTagKeys(
    built.doc.tagKeys,
    readDataFile('docs-tags.yaml') ?? {},
    { file: display, line: parsed.file.lineOf(['tags']), tagsFile: 'data/docs-tags.yaml' },
    { strict: siteConfig.docs.onInlineTags === 'throw', warn },
  );
  return {
    type: 'doc' as const,
    fields: { ...built.doc, tagKeys: keys, inlineTags: labels },
    problems: [...built.problems, ...problems],
  };
}
