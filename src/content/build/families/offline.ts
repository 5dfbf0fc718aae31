import { siteConfig } from '../../../site/config/site-config';
import { routes } from '../../../site/routes';
import { definePageFamily } from './types';

/** The page that is shown without a connection in place of others, if the site can be read offline. */
export const offline = definePageFamily({
  name: 'offline',
  load: async () => ({ isOffline: siteConfig.offline }),
  plan: ({ isOffline }) =>
    isOffline
      ? [
          {
            path: routes.offline(),
            template: 'offline',
            source: 'src/views/offline-page.tsx',
            context: { frame: { kind: 'page' as const } },
          },
        ]
      : [],
});
