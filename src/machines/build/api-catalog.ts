import { siteConfig } from '../../site/config/site-config';
import { machineRoutes } from '../../site/machine-routes';
import { absoluteUrl, routes, type RoutePath } from '../../site/routes';

type TypedFile = readonly [path: RoutePath, mediaType: string];

const CALLS: readonly TypedFile[] = [
  ['/openapi.yaml', 'application/yaml'],
  ['/openapi.json', 'application/json'],
];
const EVENTS: readonly TypedFile[] = [
  ['/asyncapi.yaml', 'application/yaml'],
  ['/asyncapi.json', 'application/json'],
];

/**
 * The catalog of the site's APIs: a set of links (RFC 9264) as RFC 9727 describes it. None without a description.
 *
 * @param json the published description
 * @param hasEvents whether the site has an AsyncAPI document
 */
export function catalogFiles(json: string | undefined, hasEvents: boolean): [path: string, content: string][] {
  if (json === undefined) return [];
  const { servers } = JSON.parse(json) as { readonly servers: readonly { readonly url: string }[] };
  const apiUrl = servers[0]?.url ?? siteConfig.url;
  const urlOf = (path: RoutePath): string => absoluteUrl(siteConfig.url, siteConfig.baseUrl, path);
  const catalog = {
    linkset: [
      { anchor: urlOf(machineRoutes.apiCatalog()), item: [{ href: apiUrl }] },
      {
        anchor: apiUrl,
        'service-desc': [...CALLS, ...(hasEvents ? EVENTS : [])].map(([path, type]) => ({ href: urlOf(path), type })),
        'service-doc': [{ href: urlOf(routes.overview()), type: 'text/html' }],
      },
    ],
  };
  return [[machineRoutes.apiCatalog(), `${JSON.stringify(catalog, null, 2)}\n`]];
}
