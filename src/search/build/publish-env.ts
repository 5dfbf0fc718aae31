import { z } from 'zod';

/** Where and how search records are published. Contains the write key: never log it or send it to the browser. */
export interface PublishEnvironment {
  readonly appId: string;
  readonly writeKey: string;
  /** Name of the live index. */
  readonly indexName: string;
  /** The one host to talk to, with its port, instead of the provider's own. */
  readonly host: { readonly url: string; readonly protocol: 'http' | 'https' } | null;
  /** Seconds that one write may take. */
  readonly writeTimeout: number;
  /** Publish even if far fewer records than the live index has are left. */
  readonly allowShrink: boolean;
}

/** These three together switch publishing on. */
const REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_WRITE_KEY', 'ALGOLIA_INDEX_NAME'] as const;

const host = z.string().transform((value, context): NonNullable<PublishEnvironment['host']> => {
  const text = value.includes('://') ? value : `https://${value}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.username !== ''
  ) {
    context.addIssue({ code: 'custom', message: 'must be a host, as in search.example.com or http://127.0.0.1:7700' });
    return z.NEVER;
  }
  if (url.protocol === 'http:' && !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) {
    context.addIssue({
      code: 'custom',
      message: 'must be https, since the write key is sent to it; http is allowed to this machine only',
    });
    return z.NEVER;
  }
  return { url: url.host, protocol: url.protocol === 'http:' ? 'http' : 'https' };
});

const schema = z.object({
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be letters, digits and dashes, since hosts are named after it'),
  ALGOLIA_WRITE_KEY: z.string().regex(/^\S{8,}$/, 'must be at least 8 characters without spaces'),
  ALGOLIA_INDEX_NAME: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'must be letters, digits, dots, dashes and underscores')
    .refine(
      (name) => !/_(?:previous|tmp_.*)$/.test(name),
      'must not end in _previous or _tmp_…: those names are used beside the live index',
    ),
  ALGOLIA_HOST: host.optional(),
  ALGOLIA_WRITE_TIMEOUT: z
    .string()
    .regex(/^\d+(?:\.\d+)?$/, 'must be a number of seconds')
    .transform(Number)
    .refine((seconds) => seconds > 0 && seconds <= 600, 'must be more than 0 and at most 600 seconds')
    .optional(),
  SEARCH_ALLOW_SHRINK: z.literal('1', { error: 'must be 1 or missing' }).optional(),
});

/**
 * Reads where to publish. Null when none of the three required variables is set: then nothing is published and nothing
 * is called. An empty variable counts as missing, as CI sets an empty string for a secret that it does not have.
 *
 * @throws Error naming every wrong or missing variable; it never prints a value.
 */
export function parsePublishEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): PublishEnvironment | null {
  const filled = Object.fromEntries(
    Object.entries(environment)
      .filter(([, value]) => value !== undefined && value.trim() !== '')
      .map(([name, value]) => [name, value?.trim()]),
  );
  const set = REQUIRED.filter((name) => name in filled);
  if (set.length === 0) return null;
  const missing = REQUIRED.filter((name) => !(name in filled));
  if (missing.length > 0)
    throw new Error(
      `Search publishing is set in part: ${set.join(' and ')} without ${missing.join(' and ')}. ` +
        'Set all three to publish, or none.',
    );

  const result = schema.safeParse(filled);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new Error(['The settings for publishing search are invalid:', ...problems].join('\n'));
  }
  const values = result.data;
  if (filled.GATSBY_SEARCH_API_KEY === values.ALGOLIA_WRITE_KEY)
    throw new Error(
      'GATSBY_SEARCH_API_KEY is the write key: it would be sent to every reader. Use the search-only key.',
    );
  return {
    appId: values.ALGOLIA_APP_ID,
    writeKey: values.ALGOLIA_WRITE_KEY,
    indexName: values.ALGOLIA_INDEX_NAME,
    host: values.ALGOLIA_HOST ?? null,
    writeTimeout: values.ALGOLIA_WRITE_TIMEOUT ?? 30,
    allowShrink: values.SEARCH_ALLOW_SHRINK === '1',
  };
}
