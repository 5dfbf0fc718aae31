import { readOperations } from '../../../reference/build/read-operations';
import { siteConfig } from '../../../site/config/site-config';
import { buildBlog } from '../blog/build-blog';
import { buildDocsTags, buildVersions, type DocRow } from '../docs/load-docs';
import type { BuiltVersion } from '../docs/build-docs-version';
import type { PageKeys } from '../families/page-keys';
import { planPages, type PlannedPage } from '../families/plan-pages';
import { readDataFile } from '../files/data';
import type { BlogPostFields } from '../types/blog-post';
import type { DocFields } from '../types/doc';
import type { PageFields } from '../types/page';

/** The fields of all content files. */
export interface SourceFields {
  readonly docs: readonly DocFields[];
  readonly posts: readonly BlogPostFields[];
  readonly pages: readonly PageFields[];
}

/** What is derived from all content files together, without Gatsby's nodes. */
export interface PlannedSite {
  readonly versions: readonly BuiltVersion[];
  readonly pages: readonly PlannedPage[];
}

/** What the query for all docs returns. */
export function toDocRows(docs: readonly DocFields[]): DocRow[] {
  return docs.map((doc) => ({ ...doc, description: doc.summary ?? '', inlineTags: {} }) as DocRow);
}

/** Plans the pages of the site as the build does, but from the files. */
export function planSite({ docs, posts, pages }: SourceFields): PlannedSite {
  const rows = toDocRows(docs);
  const versions = buildVersions(rows);
  const build = { isProduction: true, now: Date.now() };
  const blog = buildBlog({
    posts: posts.map((post) => ({ ...post, id: post.sourcePath })),
    authors: readDataFile('authors.yaml') ?? {},
    tags: readDataFile('blog-tags.yaml') ?? {},
    sidebarCount: siteConfig.blog.sidebarCount,
    ...build,
  });
  const withIds = <Row extends object>(entries: readonly Row[]) => entries.map((row) => ({ ...row, id: '' }));
  const ofVersions = <Row extends object>(list: (version: BuiltVersion) => readonly Row[]) => ({
    nodes: versions.flatMap((version) => withIds(list(version)).map((row) => ({ ...row, version: version.name }))),
  });
  const keys: PageKeys = {
    allDoc: { nodes: withIds(docs.map((doc) => ({ ...doc, sidebarId: null }))) },
    allDocCategory: ofVersions(({ categories }) => categories),
    docTags: ofVersions(({ name }) => buildDocsTags(name, rows)),
    allPage: { nodes: withIds(pages) },
    allApiOperation: { totalCount: readOperations().operations.length },
    releaseNotes: { id: '', months: (readDataFile('release-notes.yaml') ?? []) as unknown as Record<string, unknown> },
    allBlogPlace: { totalCount: blog.places.length },
    allBlogPost: { nodes: withIds(posts) },
    blogTags: { nodes: withIds(blog.tags) },
    allAuthor: { nodes: withIds(blog.authors.filter(({ inline }) => !inline)) },
  };
  return { versions, pages: planPages(keys, build) };
}
