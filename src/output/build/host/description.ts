import type { SiteConfig } from '../../../site/config/site-config';
import type { Redirects } from '../../../site/redirects';
import { compileRedirects, type CompiledRedirects } from './compile-redirects';
import { escapePattern } from '../../../site/escape-pattern';
import { headerRules, typedFiles, type HeaderRule } from './header-rules';
import { MEDIA_TYPES } from './media-types';
import { contentSecurityPolicy, type InlineCode, type ThirdPartyOrigins } from './policy';

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
  /** Folders of the site's other languages, such as `/de`, which have not-found pages of their own. */
  readonly folders: readonly string[];
}

/** The site in another language, which is in a folder of this one. */
export interface NestedSite {
  readonly baseUrl: string;
  readonly inline: InlineCode;
  readonly redirects: Redirects;
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
  /** The site in its other languages. */
  readonly nested?: readonly NestedSite[];
}

/** Two years, which browsers require before they list a site as one that only speaks https. */
const STRICT_TRANSPORT = 'max-age=63072000';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/**
 * Describes the host of the site. There is no `Cross-Origin-Opener-Policy`: browsers only learn of it from the
 * response, and then start another process for the page, which delays its first paint (ADR 3).
 */
export function describeHost(input: HostInput): HostDescription {
  const { inline, origins, baseUrl, siteUrl, indexing, policyReportsUrl, redirects, nested = [] } = input;
  const isHttps = siteUrl.startsWith('https:');
  const folderOf = (site: NestedSite): string => site.baseUrl.slice(baseUrl.length - 1, -1);
  return {
    baseUrl,
    always: {
      'content-security-policy': contentSecurityPolicy(allInline(inline, nested), origins, isHttps, policyReportsUrl),
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
      ...headerRules(input),
      ...nested.flatMap((site) =>
        headerRules({ ...input, baseUrl: site.baseUrl }).map((rule) => within(folderOf(site), rule)),
      ),
    ],
    types: MEDIA_TYPES,
    typedFiles: Object.fromEntries(
      ['', ...nested.map(folderOf)].flatMap((folder) =>
        Object.entries(typedFiles(input.off)).map(([file, type]) => [folder + file, type]),
      ),
    ),
    moved: mergeMoved([
      compileRedirects(redirects, baseUrl),
      ...nested.map((site) => movedWithin(folderOf(site), compileRedirects(site.redirects, site.baseUrl))),
    ]),
    folders: nested.map(folderOf),
  };
}

/** The hashes of the code in all pages, because the policy is the same for the whole site. */
function allInline(inline: InlineCode, nested: readonly NestedSite[]): InlineCode {
  const all = [inline, ...nested.map((site) => site.inline)];
  return {
    scripts: all.flatMap(({ scripts }) => [...scripts]),
    styles: all.flatMap(({ styles }) => [...styles]),
    writesStyles: all.some(({ writesStyles }) => writesStyles),
  };
}

/**
 * A rule for the same files in a folder. What the globs of the rule itself include there is left out: hosts that read
 * globs join the values of rules that overlap, and browsers refuse `access-control-allow-origin: *, *`.
 */
function within(folder: string, rule: HeaderRule): HeaderRule {
  const everywhere = rule.globs.filter((glob) => glob.startsWith('/*')).map((glob) => glob.slice('/*'.length));
  const globs = rule.globs.map((glob) => folder + glob).filter((glob) => !everywhere.some((end) => glob.endsWith(end)));
  return { ...rule, pattern: inFolder(folder, rule.pattern), globs };
}

function movedWithin(folder: string, { redirects, gone }: CompiledRedirects): CompiledRedirects {
  const move = <Rule extends { readonly pattern: string; readonly example: string }>(rule: Rule): Rule => ({
    ...rule,
    pattern: inFolder(folder, rule.pattern),
    example: folder + rule.example,
  });
  return { redirects: redirects.map(move), gone: gone.map(move) };
}

function mergeMoved(all: readonly CompiledRedirects[]): CompiledRedirects {
  return { redirects: all.flatMap(({ redirects }) => redirects), gone: all.flatMap(({ gone }) => gone) };
}

function inFolder(folder: string, pattern: string): string {
  return `^${escapePattern(folder)}${pattern.slice(1)}`;
}
