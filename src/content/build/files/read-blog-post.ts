import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { tokenValues } from '../../../site/tokens';
import { resolveAuthors } from '../types/author';
import { blogPostFrontMatter, buildBlogPost, type BlogPostFields } from '../types/blog-post';
import { resolveTagKeys } from '../types/tag';
import { readFirstCommit } from './git-history';
import type { Problem } from '../../../site/problems';
import { dataFilePath, readDataFile } from './data';
import { parseContentFile } from './front-matter';
import { displayPath, sourceOf } from '../../../site/build/source-text';

/** Reads a post and builds the fields of its node. `slugLine` is the line of its slug, or 1 if it has none. */
export function readBlogPost(
  text: string,
  place: { readonly absolutePath: string; readonly relativePath: string; readonly sourcePath: string },
  warn: (message: string) => void,
): {
  readonly type: 'blog-post';
  readonly fields: BlogPostFields | undefined;
  readonly slugLine: number;
  readonly problems: readonly Problem[];
} {
  const display = displayPath(place.absolutePath);
  const { file, problems: parseProblems } = parseContentFile(text, display, blogPostFrontMatter, tokenValues(product));
  if (!file) return { type: 'blog-post', fields: undefined, slugLine: 1, problems: parseProblems };
  const tags = resolveTagKeys(
    file.frontMatter.tags,
    readDataFile('blog-tags.yaml') ?? {},
    { file: display, line: file.lineOf(['tags']), tagsFile: 'data/blog-tags.yaml' },
    { strict: siteConfig.blog.onInlineTags === 'throw', warn },
  );
  const authors = resolveAuthors(
    file.frontMatter.authors,
    readDataFile('authors.yaml'),
    {
      file: display,
      lineOf: (index) => file.lineOf(['authors', index]),
      authorsFile: displayPath(dataFilePath('authors.yaml')),
    },
    { strict: siteConfig.blog.onInlineAuthors === 'throw', warn },
  );
  const { post, problems } = buildBlogPost(
    file,
    {
      relativePath: place.relativePath,
      sourcePath: place.sourcePath,
      displayPath: display,
      firstCommit: () => readFirstCommit(sourceOf(place.absolutePath)),
    },
    { tagKeys: tags.keys, inlineTags: tags.labels, authorKeys: authors.keys, inlineAuthors: authors.inline },
  );
  return {
    type: 'blog-post',
    fields: post,
    slugLine: file.frontMatter.slug === undefined ? 1 : file.lineOf(['slug']),
    problems: [...problems, ...tags.problems, ...authors.problems],
  };
}
