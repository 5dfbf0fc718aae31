import { z } from 'zod';

/** Publishing is enabled when all three are set. */
const REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_WRITE_KEY', 'ALGOLIA_INDEX_NAME'] as const;

const HOST = 'must be a host such as search.example.com or http://127.0.0.1:7700';

const host = z
  .string()
  .transform((value) => (value.includes('://') ? value : `https://${value}`))
  .pipe(z.url({ protocol: /^https?$/, error: HOST }))
  .transform((value) => new URL(value))
  .refine(({ href, origin }) => href === `${origin}/`, HOST)
  .refine(
    ({ protocol, hostname }) => protocol === 'https:' || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname),
    'must use https because the write key is sent to it; http is only allowed for this machine',
  )
  .transform((url) => ({ url: url.host, protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const) }));

const schema = z
  .object({
    ALGOLIA_APP_ID: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, 'must consist of letters, digits and dashes because it is part of host names'),
    ALGOLIA_WRITE_KEY: z.string().regex(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    ALGOLIA_INDEX_NAME: z
      .string()
      .regex(/^[\w.-]{1,200}$/, 'must consist of letters, digits, dots, dashes and underscores')
      .regex(
        /^(?!.*_(?:previous|tmp_.*)$)/,
        'must not end in _previous or _tmp_…: those names are reserved for copies of the live index',
      ),
    ALGOLIA_HOST: host.nullable().default(null),
    ALGOLIA_WRITE_TIMEOUT: z.coerce
      .number('must be a number of seconds')
      .gt(0, 'must be more than 0 and at most 600 seconds')
      .max(600, 'must be more than 0 and at most 600 seconds')
      .default(30),
    SEARCH_ALLOW_SHRINK: z.literal('1', 'must be 1 or unset').optional(),
    GATSBY_SEARCH_API_KEY: z.string().optional(),
  })
  .refine(({ GATSBY_SEARCH_API_KEY: searchKey, ALGOLIA_WRITE_KEY: writeKey }) => searchKey !== writeKey, {
    path: ['GATSBY_SEARCH_API_KEY'],
    error: 'is the write key: every reader would receive it. Use the search-only key.',
  })
  .transform((values) => ({
    appId: values.ALGOLIA_APP_ID,
    writeKey: values.ALGOLIA_WRITE_KEY,
    /** Name of the live index. */
    indexName: values.ALGOLIA_INDEX_NAME,
    /** Host to use instead of the provider's, with its port. */
    host: values.ALGOLIA_HOST,
    /** Time limit for one write, in seconds. */
    writeTimeout: values.ALGOLIA_WRITE_TIMEOUT,
    /** Publish even if far fewer records remain than the live index has. */
    allowShrink: values.SEARCH_ALLOW_SHRINK === '1',
  }));

/** Where and how search records are published. Contains the write key: never log it or send it to the browser. */
export type PublishEnvironment = Readonly<z.infer<typeof schema>>;

/**
 * Reads where to publish. Returns null when none of the three required variables is set: nothing is published then. An
 * empty variable counts as unset because CI systems set an empty string for a missing secret.
 *
 * @throws Error naming every invalid or missing variable, never with a value.
 */
export function parsePublishEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): PublishEnvironment | null {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const);
  const filled = Object.fromEntries(trimmed.filter(([, value]) => value));
  const [set, missing] = [true, false].map((wanted) => REQUIRED.filter((name) => name in filled === wanted));
  if (set?.length === 0) return null;
  if (missing?.length !== 0)
    throw new Error(
      `Search publishing is only partly configured: ${set?.join(' and ')} without ${missing?.join(' and ')}. ` +
        'Set all three to publish, or none.',
    );
  const { data, error } = schema.safeParse(filled);
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(['The settings for publishing search are invalid:', ...problems].join('\n'));
}
