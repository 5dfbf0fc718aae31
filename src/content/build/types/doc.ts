import { z } from 'zod';
import { docPath, splitFilePath } from '../files/file-path';
import type { ParsedFile } from '../files/front-matter';
import type { Problem } from '../../../site/problems';
import { buildPageBasics, type PageBasics } from './page-basics';
import { basicFrontMatter, dateText, tagList } from './schemas';

const pageOrNone = z.string().nullable().optional();

/** Front matter of a documentation page. */
export const docFrontMatter = z.strictObject({
  ...basicFrontMatter.shape,
  id: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Last part of the name by which sidebars refer to the page, without a slash. Without it, the name of the file.',
    ),
  sidebar_label: z.string().min(1).optional().describe('Name of the page in its sidebar. Without it, the title.'),
  tags: tagList
    .describe('Two to six keys of `data/docs-tags.yaml`. A page is listed at `/docs/tags` under each of them.')
    .meta({ examples: [['layers', 'overlay']] }),
  pagination_label: z
    .string()
    .min(1)
    .optional()
    .describe('Name of the page in the links to it from the previous and the next page. Without it, its label.'),
  pagination_prev: pageOrNone.describe('Id of the previous page in place of the one of the sidebar; `null` for none.'),
  pagination_next: pageOrNone.describe('Id of the next page in place of the one of the sidebar; `null` for none.'),
  displayed_sidebar: pageOrNone.describe('Id of the sidebar beside the page; `null` for none.'),
  custom_edit_url: pageOrNone.describe('Address of the link that edits the page; `null` for no such link.'),
  last_update: z
    .strictObject({ date: dateText.describe('Day or time of the last change.').meta({ examples: ['2025-03-05'] }) })
    .optional()
    .describe('The last change that matters to readers, in place of the one in the history of the file.'),
});

export type DocFrontMatter = z.infer<typeof docFrontMatter>;

/** What a `Doc` node stores. Everything derived from the body is resolved on demand. */
export interface DocFields extends PageBasics {
  readonly docId: string;
  readonly version: string;
  readonly path: string;
  readonly sidebarLabel: string | null;
  readonly paginationLabel: string | null;
  readonly paginationPrevious: string | null;
  readonly paginationNext: string | null;
  /** Parts that the author removed by setting their front matter field to null. */
  readonly suppressed: readonly ('previous' | 'next' | 'sidebar')[];
  readonly displayedSidebar: string | null;
  readonly tagKeys: readonly string[];
  readonly customEditUrl: string | null;
  readonly updated: string | null;
}

/**
 * Builds a doc from its file. `relativePath` is relative to the version's folder, `sourcePath` to the content root.
 */
export function buildDoc(
  file: ParsedFile<DocFrontMatter>,
  location: {
    readonly relativePath: string;
    readonly sourcePath: string;
    readonly displayPath: string;
    readonly version: string;
    readonly versionPath: string;
  },
): { readonly doc: DocFields; readonly problems: readonly Problem[] } {
  const { frontMatter: fm } = file;
  const { folder, name } = splitFilePath(location.relativePath);
  const { basics, problems: basicProblems } = buildPageBasics(file, location, name);
  const problems = [...basicProblems];
  if (fm.id?.includes('/'))
    problems.unshift({
      file: location.displayPath,
      line: file.lineOf(['id']),
      message: `field "id": found "${fm.id}"; expected an id without a slash`,
    });

  const suppressed = (
    [
      ['pagination_prev', 'previous'],
      ['pagination_next', 'next'],
      ['displayed_sidebar', 'sidebar'],
    ] as const
  )
    .filter(([field]) => fm[field] === null)
    .map(([, part]) => part);

  return {
    problems,
    doc: {
      ...basics,
      docId: [folder, fm.id ?? name].filter(Boolean).join('/'),
      version: location.version,
      path: docPath(location.relativePath, fm.slug, location.versionPath),
      sidebarLabel: fm.sidebar_label ?? null,
      paginationLabel: fm.pagination_label ?? null,
      paginationPrevious: fm.pagination_prev ?? null,
      paginationNext: fm.pagination_next ?? null,
      suppressed,
      displayedSidebar: fm.displayed_sidebar ?? null,
      tagKeys: [...new Set(fm.tags)],
      customEditUrl: fm.custom_edit_url === undefined ? null : (fm.custom_edit_url ?? ''),
      updated: fm.last_update?.date ?? null,
    },
  };
}
