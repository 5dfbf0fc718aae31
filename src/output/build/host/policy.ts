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
  /** Of the address for reports of errors and web vitals. */
  readonly reports?: string | undefined;
  /** Of the servers to which the console sends calls. */
  readonly calls?: readonly string[];
}

/** The only style element that scripts insert: it is part of the logo in the search dialog (@docsearch/react 3.9.0). */
export const DIALOG_LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/**
 * The content security policy, the same for all pages.
 *
 * @param isHttps whether readers reach the site over https
 * @param reportsUrl where browsers report what the policy has prevented
 */
export function contentSecurityPolicy(
  inline: InlineCode,
  hosts: ThirdPartyOrigins,
  isHttps: boolean,
  reportsUrl?: string,
): string {
  const tag = hosts.tag ? [hosts.tag] : [];
  const { search = [], calls = [] } = hosts;
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
    ['connect-src', ["'self'", ...search, ...tag, ...(hosts.reports ? [hosts.reports] : []), ...calls]],
    // Programs of the documentation run in frames.
    ['frame-src', ["'self'", ...tag]],
    ['worker-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
    // Not report-to, whose browsers ignore this: they send later, and only with permission of another host (CORS).
    ...(reportsUrl ? [['report-uri', [reportsUrl]] satisfies [string, string[]]] : []),
    ...(isHttps ? [['upgrade-insecure-requests', []] satisfies [string, string[]]] : []),
  ];
  return directives.map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

/**
 * The policy of the documents in which programs of the documentation run. They have no origin: they cannot read what
 * the site stores, and connect to nothing.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');
