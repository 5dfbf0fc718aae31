import type { PluginRef } from 'gatsby';
import { hasLanguages } from '../../../site/build/locales/languages';
import { siteConfig } from '../../../site/config/site-config';
import { alternatesOf } from '../../../site/head/alternates';
import { isUntranslated, type PageLanguages } from '../../../site/page-languages';
import { comparablePath, routes } from '../../../site/routes';
import { categoryAlternates } from '../docs/category-alternates';
import { NOTE_FIELDS, notesOf, pageNotes, type NoteSources } from '../notes/page-notes';
import { contentHistory } from '../notes/read-notes';
import type { FileHistory } from '../files/git-history';

interface Paths {
  readonly nodes: readonly { readonly path: string }[];
}
/** A page of the sitemap, with the time of its last change if that is known. */
interface ListedPage {
  readonly path: string;
  /** The languages in which it has a text of its own, if there are several. */
  readonly languages?: readonly string[] | undefined;
  readonly lastmod?: string | undefined;
}
interface SitemapQuery extends NoteSources {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: {
    readonly nodes: readonly { readonly path: string; readonly pageContext?: PageLanguages | null }[];
  };
  readonly docVersions: {
    readonly nodes: readonly { readonly path: string; readonly docId: string; readonly version: string }[];
  };
  readonly categoryVersions: { readonly nodes: readonly { readonly path: string; readonly version: string }[] };
  readonly unlistedDocs: Paths;
  readonly unlistedPages: Paths;
  readonly unlistedPosts: Paths;
}

const QUERY = `
  query SitemapPages {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage {
      nodes {
        path
        ${hasLanguages ? 'pageContext' : ''}
      }
    }
    docVersions: allDoc {
      nodes {
        path
        docId
        version
      }
    }
    categoryVersions: allDocCategory {
      nodes {
        path
        version
      }
    }
    unlistedDocs: allDoc(filter: { unlisted: { eq: true } }) {
      nodes {
        path
      }
    }
    unlistedPages: allPage(filter: { unlisted: { eq: true } }) {
      nodes {
        path
      }
    }
    unlistedPosts: allBlogPost(filter: { unlisted: { eq: true } }) {
      nodes {
        path
      }
    }
    ${NOTE_FIELDS}
  }
`;

/** Configures the sitemap of pages for search engines, without pages of tags, search, offline use and errors. */
export function sitemapPlugin(): PluginRef {
  const tagIndexes = [...siteConfig.docs.versions.map(({ path }) => routes.docTags(path)), routes.blogTags()];
  return {
    resolve: 'gatsby-plugin-sitemap',
    options: {
      output: '/',
      // The link would point to a file that exists only until the build is finished; robots.txt names the final file.
      createLinkInHead: false,
      excludes: [
        '/404',
        '/404.html',
        '/search',
        routes.offline(),
        ...tagIndexes.flatMap((path) => [path, `${path}/**`]),
      ],
      query: QUERY,
      resolveSiteUrl: ({ site }: SitemapQuery) => site.siteMetadata.siteUrl,
      resolvePages: (data: SitemapQuery) => listedPages(data, contentHistory()),
      serialize: ({ path, lastmod, languages }: ListedPage) => ({
        url: path,
        ...(lastmod === undefined ? {} : { lastmod }),
        changefreq: siteConfig.sitemap.changefreq,
        priority: siteConfig.sitemap.priority,
        ...(hasLanguages ? { links: alternatesOf(path, siteConfig, languages) } : {}),
      }),
    },
  };
}

/** Paths of what other versions have and the last one, too: their canonical URL is that of the last one. */
function pathsOfVariants({ docVersions: { nodes }, categoryVersions }: Omit<SitemapQuery, 'site'>): string[] {
  const isLast = ({ version }: { readonly version: string }): boolean => version === siteConfig.docs.lastVersion;
  const last = new Set(nodes.filter(isLast).map(({ docId }) => docId));
  const alternates = categoryAlternates(categoryVersions.nodes);
  return [
    ...nodes.filter((doc) => !isLast(doc) && last.has(doc.docId)),
    ...categoryVersions.nodes.filter(
      (category) => !isLast(category) && alternates?.get(category.path)?.[siteConfig.docs.lastVersion] !== undefined,
    ),
  ].map(({ path }) => path);
}

/**
 * Returns all pages except the unlisted ones, by path: Gatsby lists pages in the order in which they were created. Docs
 * and categories of other versions are left out if the last one has them, too.
 *
 * @param history of the content folder, by path in it
 */
export function listedPages(data: Omit<SitemapQuery, 'site'>, history: FileHistory): ListedPage[] {
  const unlisted = new Set(
    [
      ...[data.unlistedDocs, data.unlistedPages, data.unlistedPosts].flatMap(({ nodes }) =>
        nodes.map(({ path }) => path),
      ),
      ...pathsOfVariants(data),
    ].map(comparablePath),
  );
  const notes = pageNotes(data, history);
  return data.allSitePage.nodes
    .filter(({ path, pageContext }) => !unlisted.has(comparablePath(path)) && !isUntranslated(pageContext ?? {}))
    .map(({ path, pageContext }) => ({
      path,
      ...(pageContext?.languages ? { languages: pageContext.languages } : {}),
      lastmod: notesOf(path, notes)?.updated,
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
