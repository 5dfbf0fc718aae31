import { z } from 'zod';
import type { SiteConfig } from '../config/site-config';

const locale = z.strictObject({
  label: z.string().min(1),
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: z.string().min(2),
  calendar: z.string().min(1),
  path: z.string().min(1),
});

/** A web address of a host alone: protocol and host, nothing behind it. */
const siteUrl = z.string().superRefine((value, context) => {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    context.addIssue({ code: 'custom', message: `is "${value}": it needs a protocol, as in https://example.com` });
    return;
  }
  if (!/^https?:$/.test(url.protocol))
    context.addIssue({ code: 'custom', message: `is "${value}": the protocol must be http or https` });
  else if (url.pathname !== '/' || url.search || url.hash)
    context.addIssue({
      code: 'custom',
      message: `is "${value}": it must not have a sub-path; put "${url.pathname}" into baseUrl`,
    });
});

/** Schema of the whole configuration, used at build time only: the validator never reaches the browser. */
export const siteConfigSchema: z.ZodType<SiteConfig> = z.strictObject({
  title: z.string().min(1),
  tagline: z.string(),
  favicon: z.string().startsWith('/'),
  url: siteUrl,
  baseUrl: z.string().startsWith('/').endsWith('/'),
  i18n: z
    .strictObject({
      defaultLocale: z.string(),
      locales: z.array(z.string()).min(1),
      localeConfigs: z.record(z.string(), locale),
    })
    .superRefine((value, context) => {
      for (const name of [value.defaultLocale, ...value.locales])
        if (!value.localeConfigs[name])
          context.addIssue({ code: 'custom', message: `names the locale "${name}", which localeConfigs lacks` });
    }),
  docs: z
    .strictObject({
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
      onInlineTags: z.enum(['throw', 'warn']),
    })
    .superRefine((value, context) => {
      const names = value.versions.map((version) => version.name);
      if (!names.includes(value.lastVersion))
        context.addIssue({
          code: 'custom',
          path: ['lastVersion'],
          message: `is "${value.lastVersion}": allowed are ${names.join(', ')}`,
        });
    }),
  blog: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1),
    showReadingTime: z.boolean(),
    sidebarTitle: z.string().min(1),
    sidebarCount: z.union([z.number().int().nonnegative(), z.literal('ALL')]),
    feed: z.strictObject({ json: z.boolean(), limit: z.number().int().positive(), copyright: z.string() }),
    onInlineTags: z.enum(['throw', 'warn']),
    onInlineAuthors: z.enum(['throw', 'warn']),
  }),
  sitemap: z.strictObject({
    changefreq: z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']),
    priority: z.number().min(0).max(1),
  }),
  search: z.strictObject({
    appId: z.string(),
    indexName: z.string(),
    apiKey: z.string(),
    hosts: z.array(siteUrl),
    localFallback: z.boolean(),
    shortcuts: z.strictObject({ ctrlK: z.boolean(), slash: z.boolean() }),
    insights: z.boolean(),
    externalUrlRegex: z.string().superRefine((value, context) => {
      try {
        new RegExp(value);
      } catch {
        context.addIssue({ code: 'custom', message: `is "${value}", which is no regular expression` });
      }
    }),
    letUsKnowUrl: z.union([z.literal(''), z.string().startsWith('https://')]),
  }),
  colorMode: z.strictObject({
    defaultMode: z.enum(['dark', 'light']),
    disableSwitch: z.boolean(),
    respectSystem: z.boolean(),
  }),
  announcementBar: z.strictObject({ id: z.string().min(1), closeable: z.boolean() }).nullable(),
  footer: z.strictObject({ year: z.number().int() }),
  tagManager: z
    .strictObject({
      id: z.string().regex(/^[\w-]+$/, 'must be letters, digits, dashes'),
      host: z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be a host alone, as in tags.example.com'),
    })
    .nullable(),
  recordedGeneratorVersion: z.string(),
  showBaseUrlIssue: z.boolean(),
});
