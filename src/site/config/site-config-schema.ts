import { z } from 'zod';
import { i18nSchema } from './i18n-schema';

/** An origin: protocol and host without a path. */
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
    context.addIssue({ code: 'custom', message: `expected no sub-path: put "${url.pathname}" into BASE_URL` });
});

const regularExpression = z.string().superRefine((value, context) => {
  try {
    new RegExp(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'expected a regular expression' });
  }
});

/** What to do about a tag or author that the data file does not list: fail, or warn and create one from the text. */
const onInline = z.enum(['throw', 'warn']);

const docs = z
  .strictObject({
    /** Each version has the label that readers see and the segment of its URLs (`path`); newest version first. */
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
  /** Application id of the hosted engine. If this, `indexName` or `apiKey` is empty, the local engine is used. */
  appId: z.string(),
  indexName: z.string(),
  /** Search-only key, which is sent to every reader. */
  apiKey: z.string(),
  /** Origins of the hosted engine, tried in this order; the engine's default hosts if empty. */
  hosts: z.array(siteUrl),
  /** Whether to use the local engine, with a note to the reader, if all hosts have failed. */
  localFallback: z.boolean(),
  shortcuts: z.strictObject({
    /** Ctrl+K, or Cmd+K on a Mac. */
    ctrlK: z.boolean(),
    /** The slash key. A single key can interfere with speech input and screen readers, so it can be turned off. */
    slash: z.boolean(),
  }),
  /** Whether to report views and clicks of results to the hosted engine once a reader has agreed to cookies. */
  insights: z.boolean(),
  /**
   * Regular expression, ignoring case, for the URLs of results that are left unchanged and open with a full page load;
   * none if empty. For another host than the site's, it must match that host to its end: `docs\.example`.
   */
  externalUrlRegex: regularExpression,
  /** URL where readers report a search without results; `{query}` is replaced with the query. No link if empty. */
  letUsKnowUrl: z.union([z.literal(''), z.string().startsWith('https://')], {
    error: 'expected a URL that starts with https://, or an empty string',
  }),
});

/** Where people report security problems, as RFC 9116 describes it. */
const security = z.strictObject({
  contact: z
    .string()
    .regex(/^(?:https:\/\/|mailto:|tel:)\S+$/, 'expected an address that starts with https://, mailto: or tel:'),
  /** Time until which the contact is valid: at most a year from the release. */
  expires: z.iso.datetime({ offset: true, error: 'expected a date and time, as in 2027-01-31T00:00:00Z' }),
});

/** Tag manager script that is loaded once a reader has agreed to cookies: its container id and its host. */
const tagManager = z.strictObject({
  id: z.string().regex(/^[\w-]+$/, 'expected letters, digits and dashes'),
  host: z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'expected a host without protocol, as in tags.example.com'),
});

/** An address that browsers send reports to: a URL, or a path on the site's own host. */
const reportAddress = z
  .string()
  .regex(
    /^(?:https:\/\/[a-z0-9.-]+(?::\d+)?|http:\/\/localhost(?::\d+)?)?\/(?!\/)[\w.~%/-]*$/i,
    'expected a URL that starts with https:// or a path that starts with /, without query, as in https://reports.example.com/site',
  );

/** The question whether a page was helpful. */
const feedback = z.strictObject({
  /** Where answers are sent. Without it, readers write issues on the code host. */
  url: reportAddress.optional(),
  /** Page of the code host for new issues, which takes `title` and `body` in its query. */
  issuesUrl: z.string().startsWith('https://', 'expected a URL that starts with https://'),
});

/**
 * An origin that pages may send calls to. It becomes part of the content security policy, so nothing but a host is
 * allowed. Keys go there, so it must be https, except for a server on the reader's own machine.
 */
const callOrigin = z
  .string()
  .regex(
    /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/i,
    'expected https:// and a host without a path, as in https://api.example.com, or http://localhost with a port',
  );

/** Where the console on API pages sends calls. */
const consoleServers = z.strictObject({
  /** The mock server on the reader's machine, as `npm run mock` starts it. */
  mockUrl: callOrigin,
  /** The real API, for the calls that it lets browsers make. */
  apiUrls: z.array(callOrigin),
});

/** The whole configuration. For the build only: browser code imports nothing but types from this file. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string(),
  /** Path of the icon, an SVG file in `static`, relative to the site's root. */
  favicon: z.string().startsWith('/'),
  /** Whether previews of pages without an image of their own show the site's picture: its icon and title. */
  shareImage: z.boolean(),
  /** Protocol and host, without a path: `https://developers.zeta.example`. */
  url: siteUrl,
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: z
    .string()
    .regex(
      /^\/(?:(?!\.{1,2}\/)[\w.~%-]+\/)*$/,
      'expected a path of letters, digits, and the characters _ . ~ % -, as in /portal/',
    ),
  /** Whether search engines may index the site. `off` for previews, which also leave the hosted search alone. */
  indexing: z.enum(['on', 'off']),
  i18n: i18nSchema,
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
  /** Published as `/.well-known/security.txt`. */
  security: security.nullable(),
  /** Page that shows whether the product works, for the footer and `humans.txt`; none if empty. */
  statusUrl: z.union([z.literal(''), z.string().startsWith('https://')], {
    error: 'expected a URL that starts with https://, or an empty string',
  }),
  /** The WebSub hub that tells readers of the feeds what is new; the feeds name none if it is missing. */
  webSubHub: z
    .string()
    .startsWith('https://', 'expected a URL that starts with https://')
    .refine((url) => URL.canParse(url), 'expected a URL that starts with https://')
    .optional(),
  /** Parts that the site does not have (src/site/parts.ts). */
  off: z.array(z.string()).readonly(),
  /** Whether a service worker keeps pages that readers have opened, so that they can be read without a network. */
  offline: z.boolean(),
  /** Where browsers report what the content security policy has prevented; nowhere if missing. */
  policyReportsUrl: reportAddress.optional(),
  /** Whether pages and samples ask readers if they helped. Missing, as all of the code for it, if they do not. */
  feedback: feedback.optional(),
  console: consoleServers,
  /** Whether the banner about files that did not load suggests another base path if not even a style sheet loaded. */
  showBaseUrlIssue: z.boolean(),
});

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

export type SiteConfig = Immutable<z.infer<typeof siteConfigSchema>>;
export type SearchConfig = SiteConfig['search'];
