import type { z } from 'zod';
import type { Problem } from '../../../site/problems';
import { pageAddress } from '../files/file-address';
import type { ParsedFile } from '../files/front-matter';
import { buildPageBasics, type PageBasics } from './page-basics';
import { basicFrontMatter } from './schemas';

/** Front matter of a page outside of docs and blog: about the cloud, release notes. */
export const pageFrontMatter = basicFrontMatter;

/** What a `Page` node stores. */
export interface PageFields extends PageBasics {
  readonly path: string;
}

/** Builds a page from its file; its address is the slug, else the path of the file below `content/pages`. */
export function buildPage(
  file: ParsedFile<z.infer<typeof pageFrontMatter>>,
  place: { readonly relativePath: string; readonly sourcePath: string; readonly displayPath: string },
): { readonly page: PageFields; readonly problems: readonly Problem[] } {
  const bare = place.relativePath.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '');
  const { basics, problems } = buildPageBasics(file, place, bare);
  return { problems, page: { path: pageAddress(place.relativePath, file.frontMatter.slug), ...basics } };
}
