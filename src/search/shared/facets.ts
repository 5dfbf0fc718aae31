import { siteLanguage } from '../../site/config/language';
import { siteConfig } from '../../site/config/site-config';

/** Values of the meta tag `docsearch:docusaurus_tag`. List pages have separate values, so that search ignores them. */
export const searchTags = {
  /** Pages and posts. */
  page: 'default',
  doc: (versionName: string) => `docs-default-${versionName}`,
  docTags: 'doc_tags_list',
  docTag: 'doc_tag_doc_list',
  blogList: 'blog_posts_list',
  blogTags: 'blog_tags_list',
  blogTag: 'blog_tags_posts',
  blogAuthors: 'blog_authors_list',
  blogAuthor: 'blog_authors_posts',
} as const;

/** Tags that are searched: pages, posts and the docs of one version, by default the last one. */
export function searchedTags(version: string = siteConfig.docs.lastVersion): readonly string[] {
  return [searchTags.page, searchTags.doc(version)];
}

/** The same as filters for the hosted engine: both entries must match, the second with at least one of its values. */
export function facetFilters(version?: string): (string | string[])[] {
  return [`language:${siteLanguage}`, searchedTags(version).map((tag) => `docusaurus_tag:${tag}`)];
}
