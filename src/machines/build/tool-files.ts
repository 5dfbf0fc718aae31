import { siteConfig } from '../../site/config/site-config';
import { machineRoutes } from '../../site/machine-routes';
import { apiCatalog } from './api-catalog';
import { collectionFiles } from './collection/collection-files';

/**
 * What programs find the API and its calls with: the catalog and the collections. None without a description.
 *
 * @param json the published description
 * @param hasEvents whether the site has an AsyncAPI document
 * @throws Error if the description cannot become a collection
 */
export async function toolFiles(
  json: string | undefined,
  hasEvents: boolean,
): Promise<(readonly [path: string, content: string | Uint8Array])[]> {
  if (json === undefined) return [];
  const { servers } = JSON.parse(json) as { readonly servers: readonly { readonly url: string }[] };
  return [
    [machineRoutes.apiCatalog(), apiCatalog(siteConfig, servers[0]?.url ?? siteConfig.url, hasEvents)],
    ...(await collectionFiles(json, siteConfig.console.mockUrl)),
  ];
}
