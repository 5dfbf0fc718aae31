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

/** Tags that are searched: pages, posts and the docs of the last released version. The same on every page. */
export const SEARCHED_TAGS: readonly string[] = [searchTags.page, searchTags.doc(siteConfig.docs.lastVersion)];

/** The same as filters for the hosted engine: both entries must match, the second with at least one of its values. */
export const FACET_FILTERS: (string | string[])[] = [
  `language:${siteLanguage}`,
  SEARCHED_TAGS.map((tag) => `docusaurus_tag:${tag}`),
];
