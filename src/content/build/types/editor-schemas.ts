import type { z } from 'zod';
import { blogPostFrontMatter } from './blog-post';
import { docFrontMatter } from './doc';
import { pageFrontMatter } from './page';

export { dataFiles } from './data-files';

/** The schema of the front matter of each kind of page, for editors. */
export const frontMatterSchemas: Readonly<Record<'doc' | 'post' | 'page', z.ZodType>> = {
  doc: docFrontMatter,
  post: blogPostFrontMatter,
  page: pageFrontMatter,
};
