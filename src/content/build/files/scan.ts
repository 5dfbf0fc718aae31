import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { counted } from '../../../site/counted';
import { tokenValues } from '../../../site/tokens';
import { checkAsyncDescription, readOperations } from '../../../reference/build/read-operations';
import { findDuplicatePaths, type PlacedPage } from '../types/blog-post';
import { buildDoc, docFrontMatter } from '../types/doc';
import { buildPage, pageFrontMatter } from '../types/page';
import { resolveTagKeys } from '../types/tag';
import { env } from '../../../site/build/env';
import { ContentError, formatProblem, orCollect, type Problem } from '../../../site/problems';
import type { SourceFields } from '../sources/planned-pages';
import { checkReferences } from '../sources/check-references';
import { checkDataFiles, type DataReaders } from './check-data-files';
import { listContentFiles } from './list-content-files';
import { readDataFile } from './data';
import { parseContentFile, type ParsedFile } from './front-matter';
import { readBlogPost } from './read-blog-post';
import { displayPath, readUtf8 } from '../../../site/build/source-text';

/** Kind of a content file, determined by its folder. */
export type ContentKind =
  | { readonly type: 'doc'; readonly version: (typeof siteConfig.docs.versions)[number]; readonly relativePath: string }
  | { readonly type: 'page'; readonly relativePath: string }
  | { readonly type: 'blog-post'; readonly relativePath: string };

/** Returns the kind of a file below the content root; undefined for a file that does not become a page. */
export function kindOf(absolutePath: string): ContentKind | undefined {
  const path = relative(env.contentRoot, absolutePath).replaceAll('\\', '/');
  for (const version of siteConfig.docs.versions) {
    if (path.startsWith(`${version.folder}/`))
      return { type: 'doc', version, relativePath: path.slice(version.folder.length + 1) };
  }
  if (path.startsWith('blog/')) return { type: 'blog-post', relativePath: path.slice('blog/'.length) };
  if (path.startsWith('pages/')) return { type: 'page', relativePath: path.slice('pages/'.length) };
  return undefined;
}

/** Name of the docs version of a content file; undefined if it is no doc. */
export function versionOf(absolutePath: string): string | undefined {
  const kind = kindOf(absolutePath);
  return kind?.type === 'doc' ? kind.version.name : undefined;
}

/**
 * Checks all content and data files before Gatsby reads them, because Gatsby's own plugin would name neither file nor
 * line. What files say about each other is checked once each of them is right.
 *
 * @param otherData readers of other modules' data files
 * @returns warnings: what the author should know, although the site can be built
 * @throws ContentError listing all problems of all files
 */
export function checkContentFiles(otherData: DataReaders = {}): readonly Problem[] {
  const { files, problems, warnings } = listContentFiles(env.contentRoot);
  const attempt = (action: () => readonly Problem[]): void => {
    problems.push(...orCollect(problems, [], action));
  };
  checkDataFiles(otherData, attempt);
  for (const { name } of siteConfig.docs.versions) attempt(() => (readOperations(name), []));
  attempt(checkAsyncDescription);
  for (const version of siteConfig.docs.versions) {
    const folder = join(env.contentRoot, version.folder);
    if (!files.some((file) => file.startsWith(`${folder}/`))) {
      problems.push({
        file: displayPath(folder),
        message: `is the folder of docs version "${version.name}" but contains no docs`,
      });
    }
  }
  const placed: PlacedPage[] = [];
  const fields: Record<keyof SourceFields, unknown[]> = { docs: [], posts: [], pages: [] };
  const dataStamp = stampOfFolder('data');
  for (const file of files) attempt(() => checkFile(file, dataStamp, placed, fields));
  problems.push(...findDuplicatePaths(placed));
  // Each list has the fields of one kind of file: LISTS says which.
  const references =
    problems.length === 0 ? checkReferences(fields as unknown as SourceFields) : { problems: [], warnings: [] };
  problems.push(...references.problems);
  // A broken data file causes the same problems again for every page that uses it.
  const distinct = [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
  if (distinct.length > 0) throw new ContentError(distinct, `The content has ${counted(distinct.length, 'problem')}:`);
  return [...warnings, ...references.warnings];
}

const LISTS = { doc: 'docs', 'blog-post': 'posts', page: 'pages' } as const;

/** Checks one file. Adds its fields to those of the other files, and its URL path, to be compared with theirs. */
function checkFile(
  absolutePath: string,
  dataStamp: string,
  placed: PlacedPage[],
  fields: Readonly<Record<keyof SourceFields, unknown[]>>,
): readonly Problem[] {
  const kind = kindOf(absolutePath);
  if (!kind) return [];
  const read = readKnownContent(absolutePath, kind, dataStamp);
  if (read.fields) {
    placed.push({ path: read.fields.path, file: displayPath(absolutePath), line: read.slugLine });
    fields[LISTS[read.type]].push(read.fields);
  }
  return read.problems;
}

const known = new Map<string, { readonly stamp: string; readonly read: ReturnType<typeof readContent> }>();

/**
 * Like `readContent`, but reads a file again only if it or a data file has changed: in `develop`, all files are checked
 * after each edit of one.
 *
 * @param dataStamp changes with the data files
 * @throws ContentError if the file is not text, or a data file that it needs has problems
 */
export function readKnownContent(
  absolutePath: string,
  kind: ContentKind,
  dataStamp: string,
): ReturnType<typeof readContent> {
  const stamp = `${stampOf(absolutePath)} ${dataStamp}`;
  const last = known.get(absolutePath);
  if (last?.stamp === stamp) return last.read;
  const read = readContent(absolutePath, kind);
  known.set(absolutePath, { stamp, read });
  return read;
}

/** Changes with the files of a folder of the content, without the folders in it. */
export function stampOfFolder(name: string): string {
  const folder = join(env.contentRoot, name);
  return existsSync(folder)
    ? readdirSync(folder)
        .map((file) => `${file} ${stampOf(join(folder, file))}`)
        .join()
    : '';
}

function stampOf(file: string): string {
  const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs}:${size}`;
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
    if (!parsed.file) return { type: 'page' as const, fields: undefined, slugLine: 1, problems: parsed.problems };
    const { page, problems } = buildPage(parsed.file, {
      relativePath: kind.relativePath,
      sourcePath,
      displayPath: display,
    });
    return { type: 'page' as const, fields: page, slugLine: slugLineOf(parsed.file), problems };
  }
  const parsed = parseContentFile(text, display, docFrontMatter, tokens);
  if (!parsed.file) return { type: 'doc' as const, fields: undefined, slugLine: 1, problems: parsed.problems };
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
    slugLine: slugLineOf(parsed.file),
    problems: [...built.problems, ...problems],
  };
}

/** The line that determines the path of a page: 1 without a slug. */
function slugLineOf({ frontMatter, lineOf }: ParsedFile<{ readonly slug?: string | undefined }>): number {
  return frontMatter.slug === undefined ? 1 : lineOf(['slug']);
}
