import { categoryAlternates } from '../docs/category-alternates';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

/** A page for each sidebar category that has a generated index. */
export const docCategories = definePageFamily({
  name: 'doc-categories',
  load: (graphql) =>
    runQuery<Queries.DocCategoriesFamilyQuery>(
      graphql,
      /* GraphQL */ `
        query DocCategoriesFamily {
          allDocCategory {
            nodes {
              id
              path
              version
              sidebarId
              title
            }
          }
        }
      `,
    ),
  plan: ({ allDocCategory: { nodes } }) => {
    const alternates = categoryAlternates(nodes);
    return nodes.map(({ id, path, version, sidebarId, title }) => ({
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
    }));
  },
});
