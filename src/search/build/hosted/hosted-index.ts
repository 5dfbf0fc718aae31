import { createHash } from 'node:crypto';
import { z } from 'zod';
import { indexOfLocale, siteConfig } from '../../../site/config/site-config';

/** The hosted index is filled and published when all three are set. */
const REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_WRITE_KEY', 'ALGOLIA_INDEX_NAME'] as const;

const HOST = 'must be an origin such as https://search.example.com or http://127.0.0.1:7700';

const schema = z
  .object({
    ALGOLIA_APP_ID: z.string().regex(/^[A-Za-z0-9-]+$/, 'must consist of letters, digits and dashes'),
    ALGOLIA_WRITE_KEY: z.string().regex(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    ALGOLIA_INDEX_NAME: z
      .string()
      .regex(/^[\w.-]{1,200}$/, 'must consist of letters, digits, dots, dashes and underscores')
      .regex(/^(?!.*_(?:staging|previous)$)/, 'must not end in _staging or _previous, the names of its copies'),
    ALGOLIA_HOST: z
      .url({ protocol: /^https?$/, error: HOST })
      .transform((value) => new URL(value))
      .refine(({ href, origin }) => href === `${origin}/`, HOST)
      .refine(
        ({ protocol, hostname }) => protocol === 'https:' || /^(?:localhost|127\.\d+\.\d+\.\d+)$/.test(hostname),
        'must use https because the write key is sent to it; http is only allowed for this machine',
      )
      .optional(),
    GATSBY_SEARCH_API_KEY: z.string().optional(),
  })
  .refine(({ GATSBY_SEARCH_API_KEY: searchKey, ALGOLIA_WRITE_KEY: writeKey }) => searchKey !== writeKey, {
    path: ['GATSBY_SEARCH_API_KEY'],
    error: 'is the write key: every reader would receive it. Use the search-only key.',
  });

/** Where the records go. Contains the write key: never log it, and keep it out of what Gatsby stores. */
export interface HostedIndex {
  readonly appId: string;
  readonly writeKey: string;
  /** The index that readers search. */
  readonly live: string;
  /** The index that a build fills. */
  readonly staging: string;
  /** The index that was live before. */
  readonly previous: string;
  /** In the order in which they are tried; the origins of the provider unless `ALGOLIA_HOST` is set. */
  readonly hosts: readonly { readonly url: string; readonly protocol: 'http' | 'https' }[];
}

/**
 * Reads where the records of a language go; null if there is no hosted index, or none for this site because search
 * engines must not index it. An empty variable counts as unset, as CI systems set it for a missing secret.
 *
 * @throws Error naming every invalid or missing variable, never with a value
 */
export function readHostedIndex(
  environment: Readonly<Record<string, string | undefined>>,
  locale: string = siteConfig.i18n.defaultLocale,
): HostedIndex | null {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const);
  const filled = Object.fromEntries(trimmed.filter(([, value]) => value));
  const missing = REQUIRED.filter((name) => !(name in filled));
  if (missing.length === REQUIRED.length || filled.SITE_INDEXING === 'off') return null;
  if (missing.length > 0)
    throw new Error(`${missing.join(' and ')} is not set: set ${REQUIRED.join(', ')} for the hosted search, or none.`);
  const { data, error } = schema.safeParse(filled);
  if (error)
    throw new Error(
      ['The settings of the hosted search index are invalid:']
        .concat(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))
        .join('\n'),
    );
  const { ALGOLIA_APP_ID: appId, ALGOLIA_WRITE_KEY: writeKey, ALGOLIA_INDEX_NAME: name, ALGOLIA_HOST: host } = data;
  const live = indexOfLocale(name, { ...siteConfig.i18n, defaultLocale: locale });
  const provider = [`${appId}.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)];
  return {
    appId,
    writeKey,
    live,
    staging: `${live}_staging`,
    previous: `${live}_previous`,
    hosts: host
      ? [{ url: host.host, protocol: host.protocol === 'http:' ? 'http' : 'https' }]
      : provider.map((url) => ({ url, protocol: 'https' })),
  };
}

/** By this digest, the plugin and `search:publish` know whether a record has changed. */
export function digestOf(record: object): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 32);
}
