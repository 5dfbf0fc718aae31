import type { z } from 'zod';
import type { Problem } from '../../../site/problems';
import { pagePath } from '../files/file-path';
import type { ParsedFile } from '../files/front-matter';
import { buildPageBasics, type PageBasics } from './page-basics';
import { basicFrontMatter } from './schemas';

/** Front matter of a page outside the docs and the blog. */
export const pageFrontMatter = basicFrontMatter;

/** What a `Page` node stores. */
export interface PageFields extends PageBasics {
  readonly path: string;
}

/** Builds a page from its file. Its path comes from the slug, or else from the file's path below `content/pages`. */
export function buildPage(
  file: ParsedFile<z.infer<typeof pageFrontMatter>>,
  location: { readonly relativePath: string; readonly sourcePath: string; readonly displayPath: string },
): { readonly page: PageFields; readonly problems: readonly Problem[] } {
  const name = location.relativePath.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '');
  const { basics, problems } = buildPageBasics(file, location, name);
  return { problems, page: { path: pagePath(location.relativePath, file.frontMatter.slug), ...basics } };
}
