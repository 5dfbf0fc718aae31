import { z } from 'zod';
import { joinPath } from '../../../site/routes';
import type { ParsedFile } from '../files/front-matter';
import type { Problem } from '../../../site/problems';
import { firstHeading } from './doc';
import { listing, slugText, tocLevels } from './schemas';

/** Front matter of a page outside of docs and blog: about the cloud, release notes. */
export const pageFrontMatter = z.strictObject({
  title: z.string().min(1).optional(),
  slug: slugText.optional(),
  ...listing,
  ...tocLevels,
});

export type PageFrontMatter = z.infer<typeof pageFrontMatter>;

export interface PageFields {
  readonly path: string;
  readonly title: string;
  readonly summary: string | null;
  readonly keywords: readonly string[];
  readonly image: string | null;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly hideToc: boolean;
  readonly tocMin: number;
  readonly tocMax: number;
  readonly sourcePath: string;
  readonly bodyOffset: number;
}

/** Builds a page from its file; its address is the slug, else the path of the file below `content/pages`. */
export function buildPage(
  file: ParsedFile<PageFrontMatter>,
  place: { readonly relativePath: string; readonly sourcePath: string; readonly displayPath: string },
): { readonly page: PageFields; readonly problems: readonly Problem[] } {
  const { frontMatter: fm } = file;
  const title = fm.title ?? firstHeading(file.body);
  const bare = place.relativePath.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '');
  return {
    problems:
      title === undefined
        ? [
            {
              file: place.displayPath,
              line: 1,
              message:
                'has no title: write the field "title" into the front matter, or begin the text with a heading "# …"',
            },
          ]
        : [],
    page: {
      path: joinPath(fm.slug ?? bare),
      title: title ?? bare,
      summary: fm.description ?? null,
      keywords: fm.keywords,
      image: fm.image ?? null,
      draft: fm.draft,
      unlisted: fm.unlisted,
      hideToc: fm.hide_table_of_contents,
      tocMin: fm.toc_min_heading_level ?? 2,
      tocMax: fm.toc_max_heading_level ?? 3,
      sourcePath: place.sourcePath,
      bodyOffset: file.bodyOffset,
    },
  };
}
