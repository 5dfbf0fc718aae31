import { siteConfig, type SiteConfig } from '../config/site-config';
import { siteConfigSchema } from '../config/site-config-schema';
import { describeIssue } from './schema-issue';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the values come from that no variable sets. */
const CONFIG_FILE = 'src/site/config/site-config.ts';

/** Fields of the configuration that have a variable of their own. */
const VARIABLES: Readonly<Record<string, string>> = {
  url: 'SITE_URL',
  baseUrl: 'BASE_URL',
  indexing: 'SITE_INDEXING',
  'i18n.defaultLocale': 'SITE_LOCALE',
  'search.appId': 'GATSBY_SEARCH_APP_ID',
  'search.indexName': 'GATSBY_SEARCH_INDEX_NAME',
  'search.apiKey': 'GATSBY_SEARCH_API_KEY',
  'search.hosts': 'GATSBY_SEARCH_HOSTS',
  'tagManager.id': 'GATSBY_TAG_MANAGER_ID',
  'tagManager.host': 'GATSBY_TAG_MANAGER_HOST',
  'security.contact': 'SECURITY_CONTACT',
  'security.expires': 'SECURITY_EXPIRES',
  statusUrl: 'STATUS_URL',
  webSubHub: 'WEBSUB_HUB',
  policyReportsUrl: 'POLICY_REPORTS_URL',
  'feedback.url': 'FEEDBACK_URL',
  'console.mockUrl': 'MOCK_URL',
  'console.apiUrls': 'CONSOLE_API_URLS',
};

/**
 * Validates the site configuration.
 *
 * @throws Error listing every invalid field with its source, the value found and what is allowed
 */
export function checkConfig(config: unknown = siteConfig, environment: Environment = process.env): SiteConfig {
  const result = siteConfigSchema.safeParse(config, { reportInput: true });
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    return `${sourceOf(path, environment)}: ${describeIssue(issue)}`;
  });
  throw new Error(`The site configuration is invalid:\n${lines.join('\n')}`);
}

/** The variable that sets a field, or otherwise the file. Overrides replace what other variables set. */
function sourceOf(path: readonly PropertyKey[], environment: Environment): string {
  if (environment.SITE_OVERRIDES && isSetBy(JSON.parse(environment.SITE_OVERRIDES), path)) return 'SITE_OVERRIDES';
  const variable = Object.entries(VARIABLES).find(([field]) => `${path.join('.')}.`.startsWith(`${field}.`))?.[1];
  return variable !== undefined && environment[variable] ? variable : CONFIG_FILE;
}

/** True if a value contains an entry at this path, or ends on the way to it with a list or a single value. */
function isSetBy(value: unknown, path: readonly PropertyKey[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return key in value && isSetBy((value as Record<PropertyKey, unknown>)[key], rest);
}
