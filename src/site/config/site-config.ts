import { expandTokens } from '../expand-tokens';
import { loadedBrand } from './brand';
import { ONE_VERSION, toDocsVersions } from './docs-versions';
import { product, productTokens } from './product';
import { createI18n } from './i18n';
import type { SiteConfig } from './site-config-schema';

export type { SearchConfig, SiteConfig } from './site-config-schema';

/** Environment variables that affect the configuration. All are optional. */
interface ConfigEnvironment {
  readonly SITE_URL?: string | undefined;
  readonly BASE_URL?: string | undefined;
  /** The language that is built, if it is not that of the content. */
  readonly SITE_LOCALE?: string | undefined;
  /** `off` for previews: search engines must not index the site. */
  readonly SITE_INDEXING?: string | undefined;
  readonly GATSBY_SEARCH_APP_ID?: string | undefined;
  readonly GATSBY_SEARCH_INDEX_NAME?: string | undefined;
  readonly GATSBY_SEARCH_API_KEY?: string | undefined;
  /** Origins of the hosted engine, separated by commas. */
  readonly GATSBY_SEARCH_HOSTS?: string | undefined;
  /** `true` reports searches and clicks to the hosted engine for readers who have agreed. */
  readonly GATSBY_SEARCH_INSIGHTS?: string | undefined;
  readonly GATSBY_TAG_MANAGER_ID?: string | undefined;
  readonly GATSBY_TAG_MANAGER_HOST?: string | undefined;
  /** Address for reports of security problems, and the time until which it is valid. */
  readonly SECURITY_CONTACT?: string | undefined;
  readonly SECURITY_EXPIRES?: string | undefined;
  /** URL of the page that shows whether the product works. */
  readonly STATUS_URL?: string | undefined;
  /** WebSub hub of the feeds. */
  readonly WEBSUB_HUB?: string | undefined;
  /** Address for reports of what the content security policy has prevented. */
  readonly POLICY_REPORTS_URL?: string | undefined;
  /** Address for what readers answer about pages and samples; `issues` for new issues on the code host. */
  readonly FEEDBACK_URL?: string | undefined;
  /** Origin of the mock server on the reader's machine. */
  readonly MOCK_URL?: string | undefined;
  /** Origins of the real API, separated by commas. */
  readonly CONSOLE_API_URLS?: string | undefined;
  /** JSON that overrides parts of the configuration, for fixtures and experiments: `{"footer":{"year":2030}}`. */
  readonly SITE_OVERRIDES?: string | undefined;
}

/**
 * Builds the configuration from the brand, the docs versions, the product and the environment.
 *
 * @throws SyntaxError if SITE_OVERRIDES is not JSON
 */
export function createSiteConfig(environment: ConfigEnvironment): SiteConfig {
  const { brand, off, docsVersions = ONE_VERSION, locales } = loadedBrand();
  const root = toBaseUrl(environment.BASE_URL || '/');
  const i18n = createI18n(locales, environment.SITE_LOCALE, root);
  const current = i18n.localeConfigs[i18n.defaultLocale];
  const words = (text: string): string => expandTokens(text, productTokens(product));
  const config: SiteConfig = {
    title: `${product.name} for developers`,
    tagline: words(brand.tagline),
    favicon: brand.logo,
    shareImage: true,
    url: (environment.SITE_URL || `https://developers.${product.domain}`).replace(/\/+$/, ''),
    baseUrl: current?.baseUrl ?? root,
    indexing: (environment.SITE_INDEXING || 'on') as SiteConfig['indexing'],
    i18n,
    docs: {
      ...toDocsVersions(docsVersions),
      showLastUpdated: true,
      onInlineTags: 'throw',
    },
    blog: {
      title: words(brand.blog.title),
      description: words(brand.blog.description),
      showReadingTime: true,
      sidebarTitle: 'Recent Posts',
      sidebarCount: 'ALL',
      feed: { json: true, limit: 20, copyright: `Copyright © ${brand.copyrightYear} ${product.name}` },
      onInlineTags: 'warn',
      onInlineAuthors: 'warn',
    },
    sitemap: { changefreq: 'weekly', priority: 0.5 },
    search: {
      appId: environment.GATSBY_SEARCH_APP_ID ?? '',
      indexName: indexOfLocale(environment.GATSBY_SEARCH_INDEX_NAME ?? '', i18n),
      apiKey: environment.GATSBY_SEARCH_API_KEY ?? '',
      hosts: (environment.GATSBY_SEARCH_HOSTS ?? '').split(',').filter(Boolean),
      localFallback: true,
      shortcuts: { ctrlK: true, slash: true },
      insights: environment.GATSBY_SEARCH_INSIGHTS === 'true',
      externalUrlRegex: '',
      letUsKnowUrl: `${product.links.issueTracker}/new?title=No+search+results+for+%22{query}%22`,
    },
    colorMode: { defaultMode: 'dark', disableSwitch: false, respectSystem: false },
    announcementBar: brand.announcement ? { id: brand.announcement.id, closeable: brand.announcement.closeable } : null,
    footer: { year: brand.copyrightYear },
    tagManager:
      environment.GATSBY_TAG_MANAGER_ID && environment.GATSBY_TAG_MANAGER_HOST
        ? { id: environment.GATSBY_TAG_MANAGER_ID, host: environment.GATSBY_TAG_MANAGER_HOST }
        : null,
    security: environment.SECURITY_CONTACT
      ? { contact: environment.SECURITY_CONTACT, expires: environment.SECURITY_EXPIRES ?? '' }
      : null,
    statusUrl: environment.STATUS_URL ?? '',
    ...(environment.WEBSUB_HUB ? { webSubHub: environment.WEBSUB_HUB } : {}),
    offline: true,
    off,
    ...(environment.POLICY_REPORTS_URL ? { policyReportsUrl: environment.POLICY_REPORTS_URL } : {}),
    ...(environment.FEEDBACK_URL
      ? {
          feedback: {
            issuesUrl: `${product.links.issueTracker}/new`,
            ...(environment.FEEDBACK_URL === 'issues' ? {} : { url: environment.FEEDBACK_URL }),
          },
        }
      : {}),
    console: {
      mockUrl: (environment.MOCK_URL || 'http://localhost:4010').replace(/\/+$/, ''),
      apiUrls: (environment.CONSOLE_API_URLS ?? '')
        .split(',')
        .map((url) => url.trim().replace(/\/+$/, ''))
        .filter(Boolean),
    },
    showBaseUrlIssue: true,
  };
  return environment.SITE_OVERRIDES ? merge(config, JSON.parse(environment.SITE_OVERRIDES) as unknown) : config;
}

/** Merges a change into an object recursively; lists and single values are replaced as a whole. */
function merge<T>(base: T, change: unknown): T {
  if (!isRecord(base) || !isRecord(change)) return change as T;
  return Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(change)])].map((key) => [
      key,
      key in change ? merge(base[key], change[key]) : base[key],
    ]),
  ) as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Each language has a hosted index of its own, so that no release of one touches the records of another. */
export function indexOfLocale(name: string, { defaultLocale, sourceLocale }: SiteConfig['i18n']): string {
  return name && sourceLocale !== undefined && defaultLocale !== sourceLocale ? `${name}-${defaultLocale}` : name;
}

/** Normalizes a base path to have one slash at both ends. */
export function toBaseUrl(value: string): string {
  const inner = value.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** The configuration of this build. The bundler inserts it as JSON. */
export const siteConfig: SiteConfig = process.env.SITE_CONFIG_JSON
  ? (JSON.parse(process.env.SITE_CONFIG_JSON) as SiteConfig)
  : createSiteConfig(process.env);
