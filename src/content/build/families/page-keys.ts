import type { CreatePagesArgs } from 'gatsby';
import { runQuery } from '../../../site/build/run-query';

/** What the pages of the site are planned from: the keys of their data. */
export type PageKeys = Queries.PageKeysQuery;

export const loadPageKeys = (graphql: CreatePagesArgs['graphql']): Promise<PageKeys> =>
  runQuery<PageKeys>(
    graphql,
    /* GraphQL */ `
      query PageKeys {
        allDoc {
          nodes {
            id
            path
            version
            draft
            sourcePath
            sidebarId
          }
        }
        allDocCategory {
          nodes {
            id
            path
            version
            sidebarId
            title
          }
        }
        docTags: allTag(filter: { instance: { eq: "docs" } }) {
          nodes {
            id
            path
            label
            count
            version
          }
        }
        allPage {
          nodes {
            id
            path
            draft
            sourcePath
          }
        }
        allApiOperation {
          totalCount
        }
        releaseNotes {
          id
          months
        }
        allBlogPlace {
          totalCount
        }
        allBlogPost {
          nodes {
            id
            path
            date
            draft
            sourcePath
          }
        }
        blogTags: allTag(filter: { instance: { eq: "blog" } }) {
          nodes {
            id
            key
            path
            label
            count
          }
        }
        allAuthor(filter: { inline: { eq: false } }) {
          nodes {
            id
            key
            path
            name
            count
          }
        }
      }
    `,
  );
