import { z } from 'zod';

/** These three together switch publishing on. */
const REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_WRITE_KEY', 'ALGOLIA_INDEX_NAME'] as const;

const HOST = 'must be a host, as in search.example.com or http://127.0.0.1:7700';

const host = z
  .string()
  .transform((value) => (value.includes('://') ? value : `https://${value}`))
  .pipe(z.url({ protocol: /^https?$/, error: HOST }))
  .transform((value) => new URL(value))
  .refine(({ href, origin }) => href === `${origin}/`, HOST)
  .refine(
    ({ protocol, hostname }) => protocol === 'https:' || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname),
    'must be https, since the write key is sent to it; http is allowed to this machine only',
  )
  .transform((url) => ({ url: url.host, protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const) }));

const schema = z
  .object({
    ALGOLIA_APP_ID: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, 'must be letters, digits and dashes, since hosts are named after it'),
    ALGOLIA_WRITE_KEY: z.string().regex(/^\S{8,}$/, 'must be at least 8 characters without spaces'),
    ALGOLIA_INDEX_NAME: z
      .string()
      .regex(/^[\w.-]{1,200}$/, 'must be letters, digits, dots, dashes and underscores')
      .regex(
        /^(?!.*_(?:previous|tmp_.*)$)/,
        'must not end in _previous or _tmp_…: those names are used beside the live index',
      ),
    ALGOLIA_HOST: host.nullable().default(null),
    ALGOLIA_WRITE_TIMEOUT: z.coerce
      .number('must be a number of seconds')
      .gt(0, 'must be more than 0 and at most 600 seconds')
      .max(600, 'must be more than 0 and at most 600 seconds')
      .default(30),
    SEARCH_ALLOW_SHRINK: z.literal('1', 'must be 1 or missing').optional(),
    GATSBY_SEARCH_API_KEY: z.string().optional(),
  })
  .refine(({ GATSBY_SEARCH_API_KEY: searchKey, ALGOLIA_WRITE_KEY: writeKey }) => searchKey !== writeKey, {
    path: ['GATSBY_SEARCH_API_KEY'],
    error: 'is the write key: it would be sent to every reader. Use the search-only key.',
  })
  .transform((values) => ({
    appId: values.ALGOLIA_APP_ID,
    writeKey: values.ALGOLIA_WRITE_KEY,
    /** Name of the live index. */
    indexName: values.ALGOLIA_INDEX_NAME,
    /** The one host to talk to, with its port, instead of the provider's own. */
    host: values.ALGOLIA_HOST,
    /** Seconds that one write may take. */
    writeTimeout: values.ALGOLIA_WRITE_TIMEOUT,
    /** Publish even if far fewer records than the live index has are left. */
    allowShrink: values.SEARCH_ALLOW_SHRINK === '1',
  }));

/** Where and how search records are published. Contains the write key: never log it or send it to the browser. */
export type PublishEnvironment = Readonly<z.infer<typeof schema>>;

/**
 * Reads where to publish. Null when none of the three required variables is set: then nothing is published and nothing
 * is called. An empty variable counts as missing, as CI sets an empty string for a secret that it does not have.
 *
 * @throws Error naming every wrong or missing variable; it never prints a value.
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
      `Search publishing is set in part: ${set?.join(' and ')} without ${missing?.join(' and ')}. ` +
        'Set all three to publish, or none.',
    );
  const { data, error } = schema.safeParse(filled);
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(['The settings for publishing search are invalid:', ...problems].join('\n'));
}
