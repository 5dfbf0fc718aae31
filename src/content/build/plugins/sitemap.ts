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

type WithFields<List extends { readonly nodes: readonly object[] }, Fields> = {
  readonly nodes: readonly (List['nodes'][number] & Fields)[];
};
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
  readonly allDoc: WithFields<
    NoteSources['allDoc'],
    { readonly docId: string; readonly version: string; readonly unlisted: boolean }
  >;
  readonly allDocCategory: WithFields<NoteSources['allDocCategory'], { readonly version: string }>;
  readonly allPage: WithFields<NoteSources['allPage'], { readonly unlisted: boolean }>;
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
    ${NOTE_FIELDS}
    allDoc { nodes { docId version unlisted } }
    allDocCategory { nodes { version } }
    allPage { nodes { unlisted } }
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

/** Pages of what other versions have and the last one, too: their canonical URL is that of the last one. */
function variants({ allDoc, allDocCategory }: Pick<SitemapQuery, 'allDoc' | 'allDocCategory'>) {
  const isLast = ({ version }: { readonly version: string }): boolean => version === siteConfig.docs.lastVersion;
  const last = new Set(allDoc.nodes.filter(isLast).map(({ docId }) => docId));
  const alternates = categoryAlternates(allDocCategory.nodes);
  return [
    ...allDoc.nodes.filter((doc) => !isLast(doc) && last.has(doc.docId)),
    ...allDocCategory.nodes.filter(
      (category) => !isLast(category) && alternates?.get(category.path)?.[siteConfig.docs.lastVersion] !== undefined,
    ),
  ];
}

/**
 * Returns all pages except the unlisted ones, by path: Gatsby lists pages in the order in which they were created. Docs
 * and categories of other versions are left out if the last one has them, too.
 *
 * @param history of the content folder, by path in it
 */
export function listedPages(data: Omit<SitemapQuery, 'site'>, history: FileHistory): ListedPage[] {
  const ofFiles = [...data.allDoc.nodes, ...data.allPage.nodes, ...data.allBlogPost.nodes];
  const left = new Set(
    [...ofFiles.filter(({ unlisted }) => unlisted), ...variants(data)].map(({ path }) => comparablePath(path)),
  );
  const notes = pageNotes(data, history);
  return data.allSitePage.nodes
    .filter(({ path, pageContext }) => !left.has(comparablePath(path)) && !isUntranslated(pageContext ?? {}))
    .map(({ path, pageContext }) => ({
      path,
      ...(pageContext?.languages ? { languages: pageContext.languages } : {}),
      lastmod: notesOf(path, notes)?.updated,
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
