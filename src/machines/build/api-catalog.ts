import { machineRoutes } from '../../site/machine-routes';
import { absoluteUrl, routes, type RoutePath } from '../../site/routes';

interface CatalogSite {
  /** Protocol and host, without a slash at the end. */
  readonly url: string;
  readonly baseUrl: string;
}

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
 * The catalog of the site's APIs: a set of links (RFC 9264) as RFC 9727 describes it.
 *
 * @param apiUrl base URL of the API
 * @param hasEvents whether the site has an AsyncAPI document
 */
export function apiCatalog({ url, baseUrl }: CatalogSite, apiUrl: string, hasEvents: boolean): string {
  const urlOf = (path: RoutePath): string => absoluteUrl(url, baseUrl, path);
  const catalog = {
    linkset: [
      { anchor: urlOf(machineRoutes.apiCatalog()), item: [{ href: apiUrl }] },
      {
        anchor: apiUrl,
        'service-desc': [...CALLS, ...(hasEvents ? EVENTS : [])].map(([path, type]) => ({ href: urlOf(path), type })),
        'service-doc': [{ href: urlOf(routes.overview()), type: 'text/html' }],
        'service-meta': [
          { href: urlOf(machineRoutes.postmanCollection()), type: 'application/json' },
          { href: urlOf(machineRoutes.brunoCollection()), type: 'application/zip' },
        ],
      },
    ],
  };
  return `${JSON.stringify(catalog, null, 2)}\n`;
}
