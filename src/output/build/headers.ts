import { DIGEST_LENGTH } from '../../site/build/bundle-names';

/** Headers that the host sends for all URL paths that match a pattern. */
export interface HeaderRule {
  /** Regular expression that is matched against the path, including the base path. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Hash sources of inline code. */
export interface InlineCode {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
  /** Whether scripts may insert style elements, as the diagram library does. */
  readonly writesStyles?: boolean;
}

/** Third-party origins that pages may connect to. */
export interface ThirdPartyOrigins {
  readonly tag?: string | undefined;
  readonly search?: readonly string[];
}

/** The only style element that scripts insert: it is part of the logo in the search dialog (@docsearch/react 3.9.0). */
export const DIALOG_LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** The content security policy, the same for all pages. */
function contentSecurityPolicy(inline: InlineCode, hosts: ThirdPartyOrigins): string {
  const tag = hosts.tag ? [hosts.tag] : [];
  const search = hosts.search ?? [];
  const hashes = (sources: Iterable<string>): string[] => [...new Set(sources)].sort();
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...hashes(inline.scripts), ...tag]],
    ['style-src', ["'self'"]],
    // Browsers ignore 'unsafe-inline' if there are hashes as well.
    ['style-src-elem', ["'self'", ...(inline.writesStyles ? ["'unsafe-inline'"] : hashes(inline.styles))]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...tag]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...search, ...tag]],
    ['frame-src', tag.length > 0 ? tag : ["'none'"]],
    ['worker-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
  ];
  return directives.map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

/** Matches files below the base path whose names contain a hash of their content, so that they never change. */
function immutableFiles(baseUrl: string): string {
  const base = baseUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `^${base}(?:[\\w~.-]+[.-][0-9a-f]{${DIGEST_LENGTH}}\\.(?:js|css)|assets/|diagrams/|static/)`;
}

/**
 * Builds the headers that the production host sends, for `npm run serve` and for deployments. There is no
 * `Cross-Origin-Opener-Policy`: browsers only learn of it from the response, and then start another process for the
 * page, which delays its first paint (ADR 3).
 *
 * @param baseUrl path below which the site is served, with a slash at both ends
 */
export function buildHeaderRules(inline: InlineCode, hosts: ThirdPartyOrigins, baseUrl: string): HeaderRule[] {
  return [
    {
      pattern: '.',
      headers: {
        'content-security-policy': contentSecurityPolicy(inline, hosts),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
        'cache-control': 'public, max-age=0, must-revalidate',
      },
    },
    { pattern: immutableFiles(baseUrl), headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  ];
}
