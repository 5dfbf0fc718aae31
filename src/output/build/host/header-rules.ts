import { DIGEST_LENGTH } from '../../../site/build/bundle-names';
import type { SiteConfig } from '../../../site/config/site-config';
import { machineRoutes } from '../../../site/machine-routes';
import { offPartOf } from '../../../site/parts';
import { absoluteUrl, routes, withBase } from '../../../site/routes';
import { escapePattern } from '../../../site/escape-pattern';
import { LLMS, LLMS_FULL } from '../../../site/twins';
import { EMBED_POLICY, FRAME_POLICY } from './policy';

/** Headers of some of the files. */
export interface HeaderRule {
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
const DESCRIPTIONS = ['/openapi.yaml', '/openapi.json', '/asyncapi.yaml', '/asyncapi.json'];
/** RFC 9727, section 4.2. */
const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Media types of single files of a site without some parts, by path. */
export function typedFiles(off: readonly string[] = []): Readonly<Record<string, string>> {
  const all = Object.entries({ ...FEEDS, [machineRoutes.apiCatalog()]: CATALOG_TYPE });
  return Object.fromEntries(all.filter(([path]) => isBuilt(path, off)));
}

function isBuilt(path: string, off: readonly string[]): boolean {
  return offPartOf(path, off) === undefined;
}

/** A rule, if the site has the part that its path belongs to. */
function whenBuilt(path: string, off: readonly string[], rule: HeaderRule): HeaderRule[] {
  return isBuilt(path, off) ? [rule] : [];
}

/** What the rules depend on. */
interface RuleInput {
  readonly baseUrl: string;
  /** Protocol and host of the site. */
  readonly siteUrl: string;
  readonly indexing: SiteConfig['indexing'];
  /** Parts that the site does not have, whose files need no rules. */
  readonly off?: readonly string[];
}

/** The rules for some of the files of a site; where several apply, the last one wins. */
export function headerRules({ baseUrl, siteUrl, indexing, off = [] }: RuleInput): HeaderRule[] {
  const forPrograms = [...DESCRIPTIONS, ...Object.keys(FEEDS)].filter((path) => isBuilt(path, off));
  return [
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
  ];
}
