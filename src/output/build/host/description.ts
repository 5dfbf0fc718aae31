import { DIGEST_LENGTH } from '../../../site/build/bundle-names';
import type { SiteConfig } from '../../../site/config/site-config';
import type { Redirects } from '../../../site/redirects';
import { machineRoutes } from '../../../site/machine-routes';
import { offPartOf } from '../../../site/parts';
import { absoluteUrl, routes, withBase } from '../../../site/routes';
import { compileRedirects, type CompiledRedirects } from './compile-redirects';
import { escapePattern } from '../../../site/escape-pattern';
import { LLMS, LLMS_FULL } from '../../../site/twins';
import { MEDIA_TYPES } from './media-types';
import { contentSecurityPolicy, EMBED_POLICY, FRAME_POLICY, type InlineCode, type ThirdPartyOrigins } from './policy';

/** Headers of some of the files. */
interface HeaderRule {
  /** What the rule is for, in a few words. */
  readonly name: string;
  /** Regular expression for the path of a file below the base path, from its slash; it begins with `^`. */
  readonly pattern: string;
  /** The same files as paths in which `*` stands for any characters; for hosts that know nothing else. */
  readonly globs: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** True if the policy allows what that of all files forbids, so that hosts must not send both. */
  readonly replacesPolicy?: boolean;
}

/** What the host of the site does, apart from sending files. The files for each kind of host are made from it. */
export interface HostDescription {
  /** Path below which the site is served, with a slash at both ends. */
  readonly baseUrl: string;
  /** Headers of all files, also of errors and redirects. */
  readonly always: Readonly<Record<string, string>>;
  /** Rules for some files; where several apply, the last one wins. */
  readonly rules: readonly HeaderRule[];
  /** Media types by extension. */
  readonly types: Readonly<Record<string, string>>;
  /** Media types of single files, by path. */
  readonly typedFiles: Readonly<Record<string, string>>;
  readonly moved: CompiledRedirects;
}

interface HostInput {
  readonly inline: InlineCode;
  readonly origins: ThirdPartyOrigins;
  readonly baseUrl: string;
  /** Protocol and host of the site. */
  readonly siteUrl: string;
  /** Whether search engines may index the site. */
  readonly indexing: SiteConfig['indexing'];
  /** Where browsers report what the policy has prevented. */
  readonly policyReportsUrl?: string | undefined;
  readonly redirects: Redirects;
  /** Parts that the site does not have, whose files need no rules. */
  readonly off?: readonly string[];
}

/** Two years, which browsers require before they list a site as one that only speaks https. */
const STRICT_TRANSPORT = 'max-age=63072000';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Length of the hash in the names of the search index's files (src/search/build/write-local-index.ts). */
const INDEX_DIGEST_LENGTH = 12;

/** Feeds, which readers' programs request from anywhere, with their media types. */
const FEEDS = {
  [routes.blogFeed('rss.xml')]: 'application/rss+xml; charset=utf-8',
  [routes.blogFeed('atom.xml')]: 'application/atom+xml; charset=utf-8',
  [routes.blogFeed('feed.json')]: 'application/feed+json; charset=utf-8',
  [routes.releaseNotesFeed()]: 'application/rss+xml; charset=utf-8',
};
const FOR_ALL_ORIGINS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
/** Pictures of pages, which chats and other sites show. Their names stay the same, so they are revalidated. */
const SHARE_IMAGES = '/share';
/** What other sites show for a link to a page. */
const OEMBED = '/oembed';
const DESCRIPTIONS = [
  '/openapi.yaml',
  '/openapi.json',
  '/asyncapi.yaml',
  '/asyncapi.json',
  machineRoutes.postmanCollection(),
  machineRoutes.postmanEnvironment('production'),
  machineRoutes.postmanEnvironment('mock'),
  machineRoutes.brunoCollection(),
];
/** RFC 9727, section 4.2. */
const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/**
 * Describes the host of the site. There is no `Cross-Origin-Opener-Policy`: browsers only learn of it from the
 * response, and then start another process for the page, which delays its first paint (ADR 3).
 */
export function describeHost(input: HostInput): HostDescription {
  const { inline, origins, baseUrl, siteUrl, indexing, policyReportsUrl, redirects, off = [] } = input;
  const isBuilt = (path: string): boolean => offPartOf(path, off) === undefined;
  const feeds = Object.entries(FEEDS).filter(([path]) => isBuilt(path));
  const forPrograms = [...DESCRIPTIONS.filter(isBuilt), ...feeds.map(([path]) => path)];
  const isHttps = siteUrl.startsWith('https:');
  return {
    baseUrl,
    always: {
      'content-security-policy': contentSecurityPolicy(inline, origins, isHttps, policyReportsUrl),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      // Not the camera, which the sources playground shows: by default, only the site itself may use it.
      'permissions-policy': 'microphone=(), geolocation=()',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': REVALIDATE,
      // Also for what has no head: feeds, descriptions and PDF files.
      ...(indexing === 'off' ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
      ...(isHttps ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
    },
    rules: [
      {
        name: 'Files that never change, because their names contain a hash of their content',
        pattern:
          `^/(?:[\\w~.-]+[.-][0-9a-f]{${DIGEST_LENGTH}}\\.(?:js|css)$|assets/|diagrams/|static/` +
          `|search-index/(?:[\\w.-]+/)?[\\w-]+\\.[0-9a-f]{${INDEX_DIGEST_LENGTH}}\\.json$)`,
        globs: [
          '/*.js',
          '/*.css',
          '/assets/*',
          '/diagrams/*',
          '/static/*',
          '/search-index/index.*',
          '/search-index/text.*',
          // Those of other versions of the docs.
          '/search-index/:version/index.*',
          '/search-index/:version/text.*',
        ],
        headers: { 'cache-control': IMMUTABLE },
      },
      {
        name: 'Programs of the documentation, which run in frames without an origin',
        pattern: `^${escapePattern(routes.sampleFrames())}/`,
        globs: [`${routes.sampleFrames()}/*`],
        headers: { 'content-security-policy': FRAME_POLICY, ...FOR_ALL_ORIGINS },
      },
      ...whenBuilt(machineRoutes.embeds(), off, {
        name: 'Layouts, the only documents that other sites may show in frames',
        pattern: `^${escapePattern(machineRoutes.embeds())}/`,
        globs: [`${machineRoutes.embeds()}/*`],
        headers: { 'content-security-policy': EMBED_POLICY, 'cross-origin-resource-policy': 'cross-origin' },
        replacesPolicy: true,
      }),
      {
        name: 'Files for programs on other sites',
        pattern:
          `^(?:${forPrograms.map((path) => `${escapePattern(path)}|`).join('')}` +
          `${escapePattern(SHARE_IMAGES)}(?:/.*)?\\.png|${OEMBED}/.+\\.json)$`,
        globs: [...forPrograms, `${SHARE_IMAGES}.png`, `${SHARE_IMAGES}/*`, `${OEMBED}/*`],
        headers: FOR_ALL_ORIGINS,
      },
      {
        name: 'Markdown and whole texts, which search engines should not list beside the pages',
        pattern: `^/(?:.*\\.md|(?:.*/)?(?:${[LLMS, LLMS_FULL].map((path) => escapePattern(path.slice(1))).join('|')}))$`,
        globs: ['/*.md', LLMS, LLMS_FULL, `/*${LLMS_FULL}`],
        headers: { ...FOR_ALL_ORIGINS, ...(indexing === 'off' ? {} : { 'x-robots-tag': 'noindex' }) },
      },
      {
        name: 'The first page, with the address of the index for language models',
        // nginx says //index.html.
        pattern: '^//?index\\.html$',
        // On the others, it would take bytes of the first round trip.
        globs: ['/'],
        headers: { link: `<${withBase(baseUrl, LLMS)}>; rel=describedby` },
      },
      {
        name: 'Pages and their Markdown, which has the same address for programs that accept it',
        pattern: '^/(?:(?:.*/)?index\\.html|.*\\.md)$',
        // Hosts that only read these files cannot choose.
        globs: [],
        headers: { vary: 'accept, accept-encoding' },
      },
      ...whenBuilt(machineRoutes.apiCatalog(), off, {
        name: 'The catalog of APIs, which names itself (RFC 9727)',
        pattern: `^${escapePattern(machineRoutes.apiCatalog())}$`,
        globs: [machineRoutes.apiCatalog()],
        headers: {
          ...FOR_ALL_ORIGINS,
          link: `<${absoluteUrl(siteUrl, baseUrl, machineRoutes.apiCatalog())}>; rel=api-catalog`,
        },
      }),
    ],
    types: MEDIA_TYPES,
    typedFiles: {
      ...Object.fromEntries(feeds),
      ...(isBuilt(machineRoutes.apiCatalog()) ? { [machineRoutes.apiCatalog()]: CATALOG_TYPE } : {}),
    },
    moved: compileRedirects(redirects, baseUrl),
  };
}

/** A rule, if the site has the part that its path belongs to. */
function whenBuilt(path: string, off: readonly string[], rule: HeaderRule): HeaderRule[] {
  return offPartOf(path, off) === undefined ? [rule] : [];
}
