import { join, relative } from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { z } from 'zod';
import { siteConfig } from '../src/site/config/site-config';
import { joinPath } from '../src/site/routes';
import type { TokenValues } from '../src/site/tokens';
import { parseContentFile } from '../src/content/build/files/front-matter';
import { listContentFiles } from '../src/content/build/files/list-content-files';
import { digestOf } from '../src/site/build/remember';
import { displayPath, readUtf8 } from '../src/site/build/source-text';
import { toContentError } from '../src/content/build/tree/compile-error';
import { eraseTypes } from '../src/content/build/tree/erase-types';
import { prepareSource } from '../src/content/build/tree/prepare-source';
import { splitTypeScript } from '../src/content/build/tree/remark/typescript-tabs';
import type { Root } from 'mdast';
import { ContentError, orCollect, type Problem } from '../src/site/problems';

/** A content file whose body is not parsed: tokens are expanded, and positions refer to the original file. */
export interface PageSource {
  /** Path for messages. */
  readonly file: string;
  readonly kind: 'doc' | 'post' | 'page';
  /** Version of the docs; undefined for posts and plain pages. */
  readonly version: string | undefined;
  /** URL path with expanded tokens, for docs as if there were one version: the same page has the same in all. */
  readonly route: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Returns the line of a front matter field in the file. */
  readonly lineOfField: (field: string) => number;
  /** The body as passed to the parser, with an empty line for each line of front matter. */
  readonly source: string;
  /** Of the file as it is. */
  readonly digest: string;
}

/** A parsed content file. */
export interface ContentPage extends PageSource {
  readonly tree: Root;
}

/** Folders of content, each with the kind of its pages and, for docs, their version. */
function contentFolders(): readonly (Pick<ContentPage, 'kind' | 'version'> & { readonly folder: string })[] {
  return [
    ...siteConfig.docs.versions.map(({ folder, name }) => ({ folder, kind: 'doc' as const, version: name })),
    { folder: 'blog', kind: 'post', version: undefined },
    { folder: 'pages', kind: 'page', version: undefined },
  ];
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/**
 * Reads the docs of all versions, posts and plain pages below a content root. Files that cannot be parsed are returned
 * as problems.
 */
export function readContentPages(
  root: string,
  tokens: TokenValues,
): { readonly pages: readonly ContentPage[]; readonly problems: readonly Problem[] } {
  const { sources, problems } = readPageSources(root, tokens);
  return { pages: parsePages(sources, problems), problems };
}

/** Parses bodies. Those that cannot be parsed are left out, and added to the problems. */
export function parsePages(sources: readonly PageSource[], problems: Problem[]): ContentPage[] {
  return sources
    .map((source) => orCollect(problems, undefined, () => parsePage(source)))
    .filter((page) => page !== undefined);
}

/** Like `readContentPages`, but does not parse bodies. */
export function readPageSources(
  root: string,
  tokens: TokenValues,
): { readonly sources: readonly PageSource[]; readonly problems: Problem[] } {
  const sources: PageSource[] = [];
  const problems: Problem[] = [];
  for (const { folder, kind, version } of contentFolders()) {
    const base = join(root, folder);
    const listed = listContentFiles(base);
    problems.push(...listed.problems);
    for (const path of listed.files) {
      const relativePath = relative(base, path).replaceAll('\\', '/');
      const place = { file: displayPath(path), kind, version, relativePath };
      const source = orCollect(problems, undefined, () => readPageSource(readUtf8(path), place, tokens));
      if (source) sources.push(source);
    }
  }
  return { sources, problems };
}

/** Where a content file is. `relativePath` is the path below `docs`, `blog` or `pages`. */
interface PagePlace extends Pick<ContentPage, 'file' | 'kind'> {
  readonly version?: string | undefined;
  readonly relativePath: string;
}

/**
 * Parses a content file.
 *
 * @throws ContentError naming file and line
 */
export function readContentPage(text: string, place: PagePlace, tokens: TokenValues): ContentPage {
  return parsePage(readPageSource(text, place, tokens));
}

function readPageSource(
  text: string,
  { file, kind, version, relativePath }: PagePlace,
  tokens: TokenValues,
): PageSource {
  const parsed = parseContentFile(text, file, z.record(z.string(), z.unknown()), tokens);
  if (parsed.file === undefined) throw new ContentError(parsed.problems);
  const { frontMatter, body, bodyOffset, lineOf } = parsed.file;
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  return {
    file,
    kind,
    version,
    route: routeOf(kind, relativePath, slug),
    frontMatter,
    lineOfField: (field) => lineOf([field]),
    source: prepareSource(body, { tokens, file, offset: bodyOffset }),
    digest: digestOf(text),
  };
}

/** @throws ContentError naming file and line */
export function parsePage(page: PageSource): ContentPage {
  const tree = parse(page.source, page.file);
  splitTypeScript(tree, page.file, eraseTypes);
  return { ...page, tree };
}

function parse(source: string, file: string): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    throw toContentError(error, file, source);
  }
}

function routeOf(kind: ContentPage['kind'], relativePath: string, slug: string | undefined): string {
  const bare = relativePath.replace(/\.mdx?$/, '');
  const folder = bare.includes('/') ? bare.slice(0, bare.lastIndexOf('/')) : '';
  const name = bare.slice(bare.lastIndexOf('/') + 1);
  const last = slug ?? (name === 'index' ? '' : kind === 'post' ? name.replace(/^\d{4}-\d{2}-\d{2}-/, '') : name);
  const base = { doc: '/docs', post: '/blog', page: '' }[kind];
  return last.startsWith('/') ? joinPath(base, last) : joinPath(base, folder, last);
}
