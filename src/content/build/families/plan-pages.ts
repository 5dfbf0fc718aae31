import { siteConfig } from '../../../site/config/site-config';
import { paged, routes, type RoutePath } from '../../../site/routes';
import type { PageFrame } from '../../shared/frame';
import { isHidden } from '../blog/build-blog';
import { categoryAlternates } from '../docs/category-alternates';
import type { PageKeys } from './page-keys';
import { paginate } from './paginate';

/** A page to create. The context contains only keys, which the template's query uses to find the data. */
export interface PlannedPage {
  readonly path: RoutePath;
  /** The template's file name without its extension. */
  readonly template: string;
  readonly context: PageContext;
  /** Where the page comes from, for the error about pages with the same path. */
  readonly source: string;
}

interface PageContext {
  readonly frame: PageFrame;
  /** The languages in which the page has a text of its own, if there are several. */
  readonly languages?: readonly string[];
  readonly id?: string;
  readonly key?: string;
  readonly version?: string;
  readonly skip?: number;
  readonly limit?: number;
  readonly page?: number;
  readonly pageCount?: number;
}

/** What decides whether drafts and posts of the future have pages: the kind of build, and its time in milliseconds. */
interface BuildTime {
  readonly isProduction: boolean;
  readonly now: number;
}

const PLAIN: PageFrame = { kind: 'page' };
const BLOG: PageFrame = { kind: 'blog' };

/** Plans every page of the site. To add a kind of page, query its keys in `page-keys.ts` and plan it here. */
export function planPages(keys: PageKeys, build: BuildTime): PlannedPage[] {
  return [...planDocs(keys, build), ...planOthers(keys, build), ...planBlog(keys, build)];
}

function planDocs({ allDoc, allDocCategory, docTags }: PageKeys, { isProduction }: BuildTime): PlannedPage[] {
  const alternates = categoryAlternates(allDocCategory.nodes);
  return [
    ...allDoc.nodes
      .filter(({ draft }) => !(draft && isProduction))
      .map(({ id, path, version, sourcePath, sidebarId }) => ({
        path,
        template: 'doc',
        source: sourcePath,
        context: { id, version, frame: { kind: 'doc' as const, sidebarId, version } },
      })),
    ...allDocCategory.nodes.map(({ id, path, version, sidebarId, title }) => ({
      path,
      template: 'doc-category',
      source: `category "${title}" of sidebar "${sidebarId}"`,
      context: {
        id,
        version,
        frame: {
          kind: 'doc' as const,
          sidebarId,
          version,
          ...(alternates && { alternates: alternates.get(path) ?? {} }),
        },
      },
    })),
    ...siteConfig.docs.versions.flatMap(({ name: version, path }): PlannedPage[] => {
      const frame: PageFrame = { kind: 'doc', version };
      const tags = docTags.nodes.filter((tag) => tag.version === version);
      if (tags.length === 0) return [];
      return [
        {
          path: routes.docTags(path),
          template: 'doc-tags',
          source: 'the index of docs tags',
          context: { version, frame },
        },
        ...tags.flatMap((tag) =>
          planList(tag.count, {
            path: tag.path,
            template: 'doc-tag',
            source: `docs tag "${tag.label}"`,
            context: { id: tag.id, version, frame },
          }),
        ),
      ];
    }),
  ];
}

function planOthers({ allPage, allApiOperation, releaseNotes }: PageKeys, { isProduction }: BuildTime): PlannedPage[] {
  const hasPlaygrounds = allApiOperation.totalCount > 0 && !siteConfig.off.includes('playgrounds');
  const hasNotes = Array.isArray(releaseNotes?.months) && releaseNotes.months.length > 0;
  return [
    ...(['layouts', 'sources'] as const).flatMap((name) =>
      planIf(hasPlaygrounds, {
        path: routes.playground(name),
        template: `playground-${name}`,
        source: `src/views/playground-${name}-page.tsx`,
        context: { frame: PLAIN },
      }),
    ),
    ...planIf(hasNotes, {
      path: routes.releaseNotes(),
      template: 'release-notes',
      source: 'data/release-notes.yaml',
      context: { id: releaseNotes?.id ?? '', frame: PLAIN },
    }),
    ...allPage.nodes
      .filter(({ draft }) => !(draft && isProduction))
      .map(({ id, path, sourcePath }) => ({
        path,
        template: path === routes.home() ? 'landing' : 'page',
        source: sourcePath,
        context: { id, frame: PLAIN },
      })),
    ...planIf(siteConfig.offline, {
      path: routes.offline(),
      template: 'offline',
      source: 'src/views/offline-page.tsx',
      context: { frame: PLAIN },
    }),
  ];
}

/** Posts and what lists them. A site without posts has no blog. */
function planBlog({ allBlogPlace, allBlogPost, blogTags, allAuthor }: PageKeys, build: BuildTime): PlannedPage[] {
  const hasBlog = allBlogPlace.totalCount > 0;
  const single = (path: RoutePath, template: string, source: string) =>
    planIf(hasBlog, { path, template, source, context: { frame: BLOG } });
  return [
    ...(hasBlog
      ? planList(allBlogPlace.totalCount, {
          path: routes.blog(),
          template: 'blog-list',
          source: 'the list of posts',
          context: { frame: BLOG },
        })
      : []),
    ...allBlogPost.nodes
      .filter((post) => !isHidden(post, build))
      .map(({ id, path, sourcePath }) => ({
        path,
        template: 'blog-post',
        source: sourcePath,
        context: { id, frame: BLOG },
      })),
    ...single(routes.blogArchive(), 'blog-archive', 'the archive of posts'),
    ...single(routes.blogTags(), 'blog-tags', 'the index of blog tags'),
    ...blogTags.nodes.flatMap(({ id, key, path, label, count }) =>
      planList(count, {
        path,
        template: 'blog-tag',
        source: `blog tag "${label}"`,
        context: { id, key, frame: BLOG },
      }),
    ),
    ...single(routes.blogAuthors(), 'blog-authors', 'the index of authors'),
    ...allAuthor.nodes.flatMap(({ id, key, path, name, count }) =>
      hasBlog && path !== null
        ? planList(count, {
            path,
            template: 'blog-author',
            source: `author "${name}"`,
            context: { id, key, frame: BLOG },
          })
        : [],
    ),
  ];
}

const planIf = (isThere: boolean, page: PlannedPage): PlannedPage[] => (isThere ? [page] : []);

/** The pages of a list, of which `first` is the first one. */
function planList(count: number, first: PlannedPage): PlannedPage[] {
  return paginate(count).map((part) => ({
    ...first,
    path: paged(first.path, part.page),
    context: { ...first.context, ...part },
  }));
}
