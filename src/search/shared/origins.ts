import type { SearchConfig } from '../../site/config/site-config';

/** Origin that receives the hosted engine's events about results. */
export const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/**
 * Origins that the search connects to, for the content security policy's `connect-src`. Empty for the local engine,
 * which is served by the site itself.
 */
export function searchOrigins({ appId, indexName, apiKey, hosts, insights }: SearchConfig): string[] {
  if (appId === '' || indexName === '' || apiKey === '') return [];
  const defaultHosts = [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ].map((origin) => origin.toLowerCase());
  return [...(hosts.length > 0 ? hosts : defaultHosts), ...(insights ? [INSIGHTS_ORIGIN] : [])];
}
