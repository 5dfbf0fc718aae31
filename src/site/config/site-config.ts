import { product } from './product';

export interface LocaleConfig {
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly htmlLang: string;
  readonly calendar: string;
  /** Folder of the locale's content and part of its address; the default locale has none in its address. */
  readonly path: string;
}

export interface SearchConfig {
  /** Application of the hosted engine; where one of these three is empty, the local engine answers. */
  readonly appId: string;
  readonly indexName: string;
  /** The key that may only search; every reader gets it. */
  readonly apiKey: string;
  /** Origins of the hosted engine, tried in this order; its own hosts if the list is empty. */
  readonly hosts: readonly string[];
  /** Whether the local engine answers, with a note, when every hosted one has failed. */
  readonly localFallback: boolean;
  readonly shortcuts: {
    /** Ctrl+K, on a Mac Cmd+K. */
    readonly ctrlK: boolean;
    /** A single key gets in the way of speech input and screen readers, so it can be switched off. */
    readonly slash: boolean;
  };
  /** Whether views and clicks of results are reported to the hosted engine, once a reader has agreed to cookies. */
  readonly insights: boolean;
  /** Results with such addresses are opened by a full load and left as they are; none if empty. Upper and lower case are the same. */
  readonly externalUrlRegex: string;
  /** Where readers report a search without results; `{query}` stands for what they searched. No such link if empty. */
  readonly letUsKnowUrl: string;
}

export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  /** Path of the icon, from the site's root. */
  readonly favicon: string;
  /** Protocol and host, without a path: `https://developers.rondo.example`. */
  readonly url: string;
  /** Path under which the site is served, with a slash at both ends. */
  readonly baseUrl: string;
  readonly i18n: {
    readonly defaultLocale: string;
    readonly locales: readonly string[];
    readonly localeConfigs: Readonly<Record<string, LocaleConfig>>;
  };
  readonly docs: {
    /** Name in addresses' version part and the label readers see, newest last-released version first. */
    readonly versions: readonly {
      readonly name: string;
      readonly label: string;
      readonly path: string;
      readonly folder: string;
    }[];
    readonly lastVersion: string;
    readonly showLastUpdated: boolean;
    /** What a tag that the tags file does not list means: an error, or a warning and a tag made from its text. */
    readonly onInlineTags: 'throw' | 'warn';
  };
  readonly blog: {
    readonly title: string;
    readonly description: string;
    readonly showReadingTime: boolean;
    readonly sidebarTitle: string;
    readonly sidebarCount: number | 'ALL';
    readonly feed: { readonly json: boolean; readonly limit: number; readonly copyright: string };
    /** What a tag, and an author described in a post, means when the data file does not list it: an error, or a warning. */
    readonly onInlineTags: 'throw' | 'warn';
    readonly onInlineAuthors: 'throw' | 'warn';
  };
  readonly sitemap: { readonly changefreq: string; readonly priority: number };
  readonly search: SearchConfig;
  readonly colorMode: {
    readonly defaultMode: 'dark' | 'light';
    readonly disableSwitch: boolean;
    readonly respectSystem: boolean;
  };
  readonly announcementBar: { readonly id: string; readonly closeable: boolean } | null;
  readonly footer: { readonly year: number };
  /** Tag script that is loaded once a reader agrees to cookies: its container id and the host it comes from, without protocol. */
  readonly tagManager: { readonly id: string; readonly host: string } | null;
  /** Version of the generator that earlier builds of this site recorded; kept as data. */
  readonly recordedGeneratorVersion: string;
  /** Whether a banner suggests another base address when the first bundle cannot be loaded. */
  readonly showBaseUrlIssue: boolean;
}

/** Environment that changes the configuration; every value may be missing. */
export interface ConfigEnvironment {
  readonly SITE_URL?: string | undefined;
  readonly BASE_URL?: string | undefined;
  readonly GATSBY_SEARCH_APP_ID?: string | undefined;
  readonly GATSBY_SEARCH_INDEX_NAME?: string | undefined;
  readonly GATSBY_SEARCH_API_KEY?: string | undefined;
  /** Origins of the hosted engine, separated by commas. */
  readonly GATSBY_SEARCH_HOSTS?: string | undefined;
  readonly GATSBY_TAG_MANAGER_ID?: string | undefined;
  readonly GATSBY_TAG_MANAGER_HOST?: string | undefined;
  /** JSON that replaces parts of the configuration, for fixtures and trials: `{"announcementBar":{"closeable":true}}`. */
  readonly SITE_OVERRIDES?: string | undefined;
}

/**
 * Builds the configuration from the product and the environment.
 *
 * @throws SyntaxError when SITE_OVERRIDES is not JSON.
 */
export function createSiteConfig(environment: ConfigEnvironment): SiteConfig {
  const config: SiteConfig = {
    title: `${product.name} for developers`,
    tagline: 'Video meetings by API: rooms, layouts, streams and recordings.',
    favicon: '/favicon.svg',
    url: (environment.SITE_URL || `https://developers.${product.domain}`).replace(/\/+$/, ''),
    baseUrl: toBaseUrl(environment.BASE_URL || '/'),
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' } },
    },
    docs: {
      versions: [{ name: 'current', label: 'Next', path: '', folder: 'docs' }],
      lastVersion: 'current',
      showLastUpdated: true,
      onInlineTags: 'throw',
    },
    blog: {
      title: 'Tech Blog',
      description: `What is new in the ${product.name} API and SDKs, with working examples.`,
      showReadingTime: true,
      sidebarTitle: 'Recent Posts',
      sidebarCount: 'ALL',
      feed: { json: true, limit: 20, copyright: `Copyright © 2025 ${product.name}` },
      onInlineTags: 'warn',
      onInlineAuthors: 'warn',
    },
    sitemap: { changefreq: 'weekly', priority: 0.5 },
    search: {
      appId: environment.GATSBY_SEARCH_APP_ID ?? '',
      indexName: environment.GATSBY_SEARCH_INDEX_NAME ?? '',
      apiKey: environment.GATSBY_SEARCH_API_KEY ?? '',
      hosts: (environment.GATSBY_SEARCH_HOSTS ?? '').split(',').filter(Boolean),
      localFallback: true,
      shortcuts: { ctrlK: true, slash: true },
      insights: false,
      externalUrlRegex: '',
      letUsKnowUrl: `${product.links.issueTracker}/new?title=No+search+results+for+%22{query}%22`,
    },
    colorMode: { defaultMode: 'dark', disableSwitch: false, respectSystem: false },
    announcementBar: { id: 'cheatsheet', closeable: false },
    footer: { year: 2025 },
    tagManager:
      environment.GATSBY_TAG_MANAGER_ID && environment.GATSBY_TAG_MANAGER_HOST
        ? { id: environment.GATSBY_TAG_MANAGER_ID, host: environment.GATSBY_TAG_MANAGER_HOST }
        : null,
    recordedGeneratorVersion: '3.8.1',
    showBaseUrlIssue: true,
  };
  return environment.SITE_OVERRIDES ? merge(config, JSON.parse(environment.SITE_OVERRIDES) as unknown) : config;
}

/** Replaces parts of an object; lists and single values are replaced whole. */
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

/** Gives a base address its slash at both ends. */
export function toBaseUrl(value: string): string {
  const inner = value.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** The configuration of this build. In the browser the environment values are constants put in by the bundler. */
export const siteConfig: SiteConfig = createSiteConfig({
  SITE_URL: process.env.SITE_URL,
  BASE_URL: process.env.BASE_URL,
  GATSBY_SEARCH_APP_ID: process.env.GATSBY_SEARCH_APP_ID,
  GATSBY_SEARCH_INDEX_NAME: process.env.GATSBY_SEARCH_INDEX_NAME,
  GATSBY_SEARCH_API_KEY: process.env.GATSBY_SEARCH_API_KEY,
  GATSBY_SEARCH_HOSTS: process.env.GATSBY_SEARCH_HOSTS,
  GATSBY_TAG_MANAGER_ID: process.env.GATSBY_TAG_MANAGER_ID,
  GATSBY_TAG_MANAGER_HOST: process.env.GATSBY_TAG_MANAGER_HOST,
  SITE_OVERRIDES: process.env.SITE_OVERRIDES,
});
