import type { ApiOperation } from '../../src/api/shared/types';
import type { Product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readDataFile } from '../../src/content/build/files/data';
import type { Problem } from '../../src/site/problems';
import { checkCalls } from '../calls/check-calls';
import { readContentPages } from '../content-pages';
import { checkFrontMatter, type KnownKeys } from './check-front-matter';
import { checkRepeats } from './check-repeats';
import { checkShape } from './check-shape';
import { checkText } from './check-text';

/** Checks that every page below a content root is written as its kind asks, and names only calls that the API has. Drafts need not be so yet. */
export function checkContent(
  root: string,
  product: Product,
  known: KnownKeys,
  operations: readonly ApiOperation[],
): { readonly pages: number; readonly problems: readonly Problem[] } {
  const { pages: written, problems } = readContentPages(root, tokenValues(product));
  const pages = written.filter(({ frontMatter }) => frontMatter.draft !== true);
  return {
    pages: pages.length,
    problems: [
      ...problems,
      ...pages.flatMap((page) => [
        ...checkFrontMatter(page, known),
        ...checkShape(page, product.slug),
        ...checkText(page),
        ...checkCalls(page, operations),
      ]),
      ...checkRepeats(pages),
    ],
  };
}

/** Keys of the data files of this build. */
export function readKnownKeys(): KnownKeys {
  const keys = (name: 'docs-tags.yaml' | 'blog-tags.yaml' | 'authors.yaml'): Set<string> =>
    new Set(Object.keys(readDataFile(name) ?? {}));
  return { docsTags: keys('docs-tags.yaml'), blogTags: keys('blog-tags.yaml'), authors: keys('authors.yaml') };
}
