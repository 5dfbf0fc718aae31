import { readApiChanges } from '../../../reference/build/changes/read-changes';
import { readOperations } from '../../../reference/build/read-operations';
import { siteConfig } from '../../../site/config/site-config';
import { buildBlog } from '../blog/build-blog';
import { buildDocsTags, buildVersions, type DocRow } from '../docs/load-docs';
import type { BuiltVersion } from '../docs/build-docs-version';
import { pageFamilies } from '../families';
import type { PlannedPage } from '../families/types';
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

/** Plans the pages of the site with the functions that the build plans them with, but from the files. */
export function planPages({ docs, posts, pages }: SourceFields): PlannedSite {
  const rows = toDocRows(docs);
  const versions = buildVersions(rows);
  const blog = buildBlog({
    posts: posts.map((post) => ({ ...post, id: post.sourcePath })),
    authors: readDataFile('authors.yaml') ?? {},
    tags: readDataFile('blog-tags.yaml') ?? {},
    sidebarCount: siteConfig.blog.sidebarCount,
    isProduction: true,
    now: Date.now(),
  });
  const withIds = <Row extends object>(entries: readonly Row[]) => entries.map((row) => ({ ...row, id: '' }));
  const blogPlace = { allBlogPlace: { totalCount: blog.places.length } };
  const months = (readDataFile('release-notes.yaml') ?? []).map(({ month }) => month);
  /** What each family would get from its query. */
  const data: Readonly<Record<string, unknown>> = {
    docs: { allDoc: { nodes: withIds(docs.filter(({ draft }) => !draft)) } },
    'doc-categories': {
      allDocCategory: {
        nodes: versions.flatMap(({ name, categories }) =>
          withIds(categories).map((category) => ({ ...category, version: name })),
        ),
      },
    },
    'doc-tags': {
      allTag: {
        nodes: versions.flatMap(({ name }) =>
          withIds(buildDocsTags(name, rows)).map((tag) => ({ ...tag, version: name })),
        ),
      },
    },
    playgrounds: { allApiOperation: { totalCount: readOperations().operations.length } },
    'release-notes': { releaseNotes: { id: '', months, api: readApiChanges() ?? null } },
    'static-pages': { allPage: { nodes: withIds(pages.filter(({ draft }) => !draft)) } },
    offline: { isOffline: siteConfig.offline },
    'blog-list': blogPlace,
    'blog-posts': { allBlogPost: { nodes: withIds(posts.filter(({ draft, date }) => !draft && isPast(date))) } },
    'blog-archive': blogPlace,
    'blog-tags': { ...blogPlace, allTag: { nodes: withIds(blog.tags) } },
    'blog-authors': { ...blogPlace, allAuthor: { nodes: withIds(blog.authors.filter(({ inline }) => !inline)) } },
  };
  return {
    versions,
    pages: pageFamilies.flatMap(({ name, plan }) => {
      if (!(name in data))
        throw new Error(
          `The page family "${name}" cannot be planned from the files: add what its query returns to planned-pages.ts.`,
        );
      return plan(data[name]);
    }),
  };
}

const isPast = (date: string): boolean => Date.parse(date) <= Date.now();
