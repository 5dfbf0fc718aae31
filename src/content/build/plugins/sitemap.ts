import type { PluginRef } from 'gatsby';
import { siteConfig } from '../../../site/config/site-config';
import { comparablePath, routes } from '../../../site/routes';

interface Paths {
  readonly nodes: readonly { readonly path: string }[];
}
/** A page of the sitemap. The date of its last change is only known for posts, which have one of their own. */
interface ListedPage {
  readonly path: string;
  readonly lastmod?: string | undefined;
}
interface SitemapQuery {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: Paths;
  readonly allDoc: Paths;
  readonly allPage: Paths;
  readonly allBlogPost: Paths;
  readonly posts: { readonly nodes: readonly { readonly path: string; readonly date: string }[] };
}

const QUERY = /* GraphQL */ `
  query SitemapPages {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
    allDoc(filter: { unlisted: { eq: true } }) {
      nodes {
        path
      }
    }
    allPage(filter: { unlisted: { eq: true } }) {
      nodes {
        path
      }
    }
    allBlogPost(filter: { unlisted: { eq: true } }) {
      nodes {
        path
      }
    }
    posts: allBlogPost {
      nodes {
        path
        date
      }
    }
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
      resolvePages: listedPages,
      serialize: ({ path, lastmod }: ListedPage) => ({
        url: path,
        ...(lastmod === undefined ? {} : { lastmod }),
        changefreq: siteConfig.sitemap.changefreq,
        priority: siteConfig.sitemap.priority,
      }),
    },
  };
}

/** Returns all pages except the unlisted ones, by path: Gatsby lists pages in the order in which they were created. */
export function listedPages({
  allSitePage,
  allDoc,
  allPage,
  allBlogPost,
  posts,
}: Omit<SitemapQuery, 'site'>): ListedPage[] {
  const unlisted = new Set(
    [allDoc, allPage, allBlogPost].flatMap(({ nodes }) => nodes.map(({ path }) => comparablePath(path))),
  );
  const dates = new Map(posts.nodes.map(({ path, date }) => [comparablePath(path), date]));
  return allSitePage.nodes
    .filter(({ path }) => !unlisted.has(comparablePath(path)))
    .map(({ path }) => ({ path, lastmod: dates.get(comparablePath(path)) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
