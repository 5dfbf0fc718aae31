import { readDataFile } from '../../src/content/build/files/data';
import type { KnownKeys } from './page-rule';

/** Keys of the tags and authors of the content root. */
export function readKnownKeys(): KnownKeys {
  const keys = (name: 'docs-tags.yaml' | 'blog-tags.yaml' | 'authors.yaml'): Set<string> =>
    new Set(Object.keys(readDataFile(name) ?? {}));
  return { docsTags: keys('docs-tags.yaml'), blogTags: keys('blog-tags.yaml'), authors: keys('authors.yaml') };
}
