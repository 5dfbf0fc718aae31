import { siteConfig } from '../../site/config/site-config';

/** Language of all records, and value of the meta `docsearch:language`. */
const SEARCH_LANGUAGE = 'en';

/** Values of the meta `docsearch:docusaurus_tag`. Lists have values of their own, so that search passes them over. */
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

/** Tags of what is searched: pages, posts and the docs of the last released version. The same on every page. */
export const SEARCHED_TAGS: readonly string[] = [searchTags.page, searchTags.doc(siteConfig.docs.lastVersion)];

/** The same as a filter of the hosted engine: both lines must match, the second with at least one value. */
export const FACET_FILTERS: (string | string[])[] = [
  `language:${SEARCH_LANGUAGE}`,
  SEARCHED_TAGS.map((tag) => `docusaurus_tag:${tag}`),
];
