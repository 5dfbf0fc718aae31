import { z } from 'zod';

/** A web address of a host alone: protocol and host, nothing after it. */
const siteUrl = z.string().superRefine((value, context) => {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'expected a protocol, as in https://example.com' });
    return;
  }
  if (!/^https?:$/.test(url.protocol))
    context.addIssue({ code: 'custom', message: 'expected the protocol http or https' });
  else if (url.pathname !== '/' || url.search || url.hash)
    context.addIssue({ code: 'custom', message: `expected no sub-path: put "${url.pathname}" into baseUrl` });
});

const regularExpression = z.string().superRefine((value, context) => {
  try {
    new RegExp(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'expected a regular expression' });
  }
});

/** What an entry means that the data file does not list: an error, or a warning and an entry made from the text. */
const onInline = z.enum(['throw', 'warn']);

const locale = z.strictObject({
  label: z.string().min(1),
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: z.string().min(2),
  calendar: z.string().min(1),
  /** Folder of the locale's content and part of its address; the default locale has none in its address. */
  path: z.string().min(1),
});

const i18n = z
  .strictObject({
    defaultLocale: z.string(),
    locales: z.array(z.string()).min(1),
    localeConfigs: z.record(z.string(), locale),
  })
  .superRefine(({ defaultLocale, locales, localeConfigs }, context) => {
    const known = Object.keys(localeConfigs);
    const check = (input: string, path: (string | number)[]): void => {
      if (!known.includes(input))
        context.addIssue({ code: 'custom', path, input, message: `allowed: ${known.join(', ')} (from localeConfigs)` });
    };
    check(defaultLocale, ['defaultLocale']);
    locales.forEach((name, index) => check(name, ['locales', index]));
  });

const docs = z
  .strictObject({
    /** Name in addresses' version part and the label readers see, newest last-released version first. */
    versions: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          label: z.string().min(1),
          path: z.string(),
          folder: z.string().min(1),
        }),
      )
      .min(1),
    lastVersion: z.string(),
    showLastUpdated: z.boolean(),
    onInlineTags: onInline,
  })
  .superRefine(({ versions, lastVersion }, context) => {
    const names = versions.map((version) => version.name);
    if (!names.includes(lastVersion))
      context.addIssue({
        code: 'custom',
        path: ['lastVersion'],
        input: lastVersion,
        message: `allowed: ${names.join(', ')}`,
      });
  });

const blog = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  showReadingTime: z.boolean(),
  sidebarTitle: z.string().min(1),
  sidebarCount: z.union([z.number().int().nonnegative(), z.literal('ALL')], {
    error: 'expected a whole number or "ALL"',
  }),
  feed: z.strictObject({ json: z.boolean(), limit: z.number().int().positive(), copyright: z.string() }),
  onInlineTags: onInline,
  onInlineAuthors: onInline,
});

const search = z.strictObject({
  /** Application of the hosted engine; where one of these three is empty, the local engine answers. */
  appId: z.string(),
  indexName: z.string(),
  /** The key that may only search; every reader gets it. */
  apiKey: z.string(),
  /** Origins of the hosted engine, tried in this order; its own hosts if the list is empty. */
  hosts: z.array(siteUrl),
  /** Whether the local engine answers, with a note, when every hosted one has failed. */
  localFallback: z.boolean(),
  shortcuts: z.strictObject({
    /** Ctrl+K, on a Mac Cmd+K. */
    ctrlK: z.boolean(),
    /** A single key gets in the way of speech input and screen readers, so it can be switched off. */
    slash: z.boolean(),
  }),
  /** Whether views and clicks of results are reported to the hosted engine, once a reader has agreed to cookies. */
  insights: z.boolean(),
  /**
   * Results with such addresses are opened by a full load and left as they are; none if empty. Upper and lower case
   * are the same.
   */
  externalUrlRegex: regularExpression,
  /** Where readers report a search without results; `{query}` is what they searched. No such link if empty. */
  letUsKnowUrl: z.union([z.literal(''), z.string().startsWith('https://')], {
    error: 'expected an address that starts with https://, or an empty string',
  }),
});

/** Tag script that is loaded once a reader agrees to cookies: its container id and the host it comes from. */
const tagManager = z.strictObject({
  id: z.string().regex(/^[\w-]+$/, 'expected letters, digits and dashes'),
  host: z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'expected a host without protocol, as in tags.example.com'),
});

/** The whole configuration. Used when building only: the browser's code takes nothing but the types from this file. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string(),
  /** Path of the icon, from the site's root. */
  favicon: z.string().startsWith('/'),
  /** Protocol and host, without a path: `https://developers.rondo.example`. */
  url: siteUrl,
  /** Path under which the site is served, with a slash at both ends. */
  baseUrl: z.string().startsWith('/').endsWith('/'),
  i18n,
  docs,
  blog,
  sitemap: z.strictObject({
    changefreq: z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']),
    priority: z.number().min(0).max(1),
  }),
  search,
  colorMode: z.strictObject({
    defaultMode: z.enum(['dark', 'light']),
    disableSwitch: z.boolean(),
    respectSystem: z.boolean(),
  }),
  announcementBar: z.strictObject({ id: z.string().min(1), closeable: z.boolean() }).nullable(),
  footer: z.strictObject({ year: z.number().int() }),
  tagManager: tagManager.nullable(),
  /** Whether a banner suggests another base address when the first bundle cannot be loaded. */
  showBaseUrlIssue: z.boolean(),
});

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

export type SiteConfig = Immutable<z.infer<typeof siteConfigSchema>>;
export type SearchConfig = SiteConfig['search'];
