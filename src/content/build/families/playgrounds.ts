import { siteConfig } from '../../../site/config/site-config';
import { routes } from '../../../site/routes';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

const NAMES = ['layouts', 'sources'] as const;

/**
 * The two playgrounds. They write API requests, so they exist only if the content describes the API. A brand can switch
 * them off.
 */
export const playgrounds = definePageFamily({
  name: 'playgrounds',
  load: (graphql) =>
    runQuery<Queries.PlaygroundsFamilyQuery>(
      graphql,
      /* GraphQL */ `
        query PlaygroundsFamily {
          allApiOperation {
            totalCount
          }
        }
      `,
    ),
  plan: ({ allApiOperation }) =>
    allApiOperation.totalCount === 0 || siteConfig.off.includes('playgrounds')
      ? []
      : NAMES.map((name) => ({
          path: routes.playground(name),
          template: `playground-${name}`,
          source: `src/views/playground-${name}-page.tsx`,
          context: { frame: { kind: 'page' as const } },
        })),
});
