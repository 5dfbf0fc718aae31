import { z } from 'zod';
import { product } from '../../../site/config/product';
import { routes } from '../../../site/routes';
import { expandTokens, tokenValues } from '../../../site/tokens';
import type { ParsedFile } from '../files/front-matter';
import type { Problem } from '../../../site/problems';
import { dateText, listing, slugText, tagList, tocLevels } from './schemas';

/** Front matter of a documentation page. */
export const docFrontMatter = z.strictObject({
  id: z.string().min(1).optional(),
  title: z.string().min(1).optional(),
  sidebar_label: z.string().min(1).optional(),
  slug: slugText.optional(),
  tags: tagList,
  pagination_label: z.string().min(1).optional(),
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  displayed_sidebar: z.string().nullable().optional(),
  custom_edit_url: z.string().nullable().optional(),
  last_update: z.strictObject({ date: dateText }).optional(),
  ...listing,
  ...tocLevels,
});

export type DocFrontMatter = z.infer<typeof docFrontMatter>;

/** What a `Doc` node stores; everything derived from the body is resolved when it is asked for. */
export interface DocFields {
  readonly docId: string;
  readonly version: string;
  readonly path: string;
  readonly title: string;
  readonly sidebarLabel: string | null;
  readonly paginationLabel: string | null;
  readonly paginationPrevious: string | null;
  readonly paginationNext: string | null;
  /** Fields that an author set to nothing on purpose: no previous page, no next page, no sidebar. */
  readonly suppressed: readonly ('previous' | 'next' | 'sidebar')[];
  readonly displayedSidebar: string | null;
  readonly summary: string | null;
  readonly keywords: readonly string[];
  readonly image: string | null;
  readonly tagKeys: readonly string[];
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly customEditUrl: string | null;
  readonly updated: string | null;
  readonly hideToc: boolean;
  readonly tocMin: number;
  readonly tocMax: number;
  /** Path from the content root. */
  readonly sourcePath: string;
  readonly bodyOffset: number;
}

/**
 * Builds a doc from its file. `relativePath` is the path below the version's folder, `sourcePath` the one below the
 * content root.
 */
export function buildDoc(
  file: ParsedFile<DocFrontMatter>,
  place: {
    readonly relativePath: string;
    readonly sourcePath: string;
    readonly displayPath: string;
    readonly version: string;
    readonly versionPath: string;
  },
): { readonly doc: DocFields; readonly problems: readonly Problem[] } {
  const { frontMatter: fm } = file;
  const problems: Problem[] = [];
  const problem = (field: string, message: string): void => {
    problems.push({ file: place.displayPath, line: file.lineOf([field]), message });
  };

  const bare = place.relativePath.replace(/\.mdx?$/, '');
  const folder = bare.includes('/') ? bare.slice(0, bare.lastIndexOf('/')) : '';
  const name = bare.slice(bare.lastIndexOf('/') + 1);
  if (fm.id?.includes('/')) problem('id', `field "id": found "${fm.id}"; expected an id without a slash`);
  const title = fm.title ?? firstHeading(file.body);
  if (title === undefined) {
    problems.push({
      file: place.displayPath,
      line: 1,
      message: 'has no title: write the field "title" into the front matter, or begin the text with a heading "# …"',
    });
  }
  if ((fm.toc_min_heading_level ?? 2) > (fm.toc_max_heading_level ?? 3)) {
    problem(
      'toc_min_heading_level',
      `field "toc_min_heading_level": found ${fm.toc_min_heading_level ?? 2}, which is more than toc_max_heading_level (${fm.toc_max_heading_level ?? 3})`,
    );
  }

  const slug = fm.slug ?? (name === 'index' ? '' : name);
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
      docId: [folder, fm.id ?? name].filter(Boolean).join('/'),
      version: place.version,
      path: slug.startsWith('/')
        ? routes.doc(place.versionPath, slug)
        : routes.doc(place.versionPath, `${folder}/${slug}`),
      title: title ?? name,
      sidebarLabel: fm.sidebar_label ?? null,
      paginationLabel: fm.pagination_label ?? null,
      paginationPrevious: fm.pagination_prev ?? null,
      paginationNext: fm.pagination_next ?? null,
      suppressed,
      displayedSidebar: fm.displayed_sidebar ?? null,
      summary: fm.description ?? null,
      keywords: fm.keywords,
      image: fm.image ?? null,
      tagKeys: [...new Set(fm.tags)],
      draft: fm.draft,
      unlisted: fm.unlisted,
      customEditUrl: fm.custom_edit_url === undefined ? null : (fm.custom_edit_url ?? ''),
      updated: fm.last_update?.date ?? null,
      hideToc: fm.hide_table_of_contents,
      tocMin: fm.toc_min_heading_level ?? 2,
      tocMax: fm.toc_max_heading_level ?? 3,
      sourcePath: place.sourcePath,
      bodyOffset: file.bodyOffset,
    },
  };
}

/** Text of a first-level heading with which the body begins, markup removed and tokens expanded. */
export function firstHeading(body: string): string | undefined {
  const match = /^\s*#\s+(.+?)\s*(?:\{#[\w.-]+\})?\s*$/m.exec(body.trimStart().split('\n')[0] ?? '');
  return match?.[1] && expandTokens(match[1].replace(/[`*]|(?<!\w)_|_(?!\w)/g, ''), tokenValues(product));
}
