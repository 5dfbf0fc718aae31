import type { PluginRef } from 'gatsby';
import { siteConfig } from '../../site/config/site-config';

interface SitemapQuery {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

/** The sitemap: every page that search engines may list, so without tag pages, search and the not-found page. */
export function sitemapPlugin(): PluginRef {
  return {
    resolve: 'gatsby-plugin-sitemap',
    options: {
      output: '/',
      // It would name a file that only exists until the build is finished; robots.txt names the one that stays.
      createLinkInHead: false,
      excludes: ['/404', '/404.html', '/search', '/docs/tags', '/docs/tags/**', '/**/docs/tags/**', '/blog/tags', '/blog/tags/**'],
      query: '{ site { siteMetadata { siteUrl } } allSitePage { nodes { path } } }',
      resolveSiteUrl: ({ site }: SitemapQuery) => site.siteMetadata.siteUrl,
      resolvePages: ({ allSitePage }: SitemapQuery) => allSitePage.nodes,
      serialize: ({ path }: { path: string }) => ({ url: path, changefreq: siteConfig.sitemap.changefreq, priority: siteConfig.sitemap.priority }),
    },
  };
}
