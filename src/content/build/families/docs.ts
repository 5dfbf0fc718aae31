import { env } from '../../../site/build/env';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

/** A page for each doc. Drafts get one only outside production builds. */
export const docs = definePageFamily({
  name: 'docs',
  load: (graphql) =>
    runQuery<Queries.DocsFamilyQuery>(
      graphql,
      /* GraphQL */ `
        query DocsFamily {
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
        }
      `,
    ),
  plan: ({ allDoc }) =>
    allDoc.nodes
      .filter(({ draft }) => !(draft && env.isProduction))
      .map(({ id, path, version, sourcePath, sidebarId }) => ({
        path,
        template: 'doc',
        source: sourcePath,
        context: { id, version, frame: { kind: 'doc' as const, sidebarId, version } },
      })),
});
