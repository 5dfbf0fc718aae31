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
  /** Of the address for answers of readers. */
  readonly feedback?: string | undefined;
  /** Of the servers to which the console sends calls. */
  readonly calls?: readonly string[];
}

const SELF = "'self'";
/** Directives that browsers replace by `default-src`. In place of `worker-src`, they take `script-src`. */
const FALL_BACK: readonly string[] = ['style-src', 'img-src', 'font-src', 'connect-src', 'frame-src'];

/**
 * The content security policy, the same for all pages. It is sent with every page, so it does not repeat what
 * `default-src` says.
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
  const own = hosts.feedback ? [hosts.feedback] : [];
  const hashes = (sources: Iterable<string>): string[] => [...new Set(sources)].sort();
  const directives: [string, string[]][] = [
    ['default-src', [SELF]],
    ['script-src', [SELF, ...hashes(inline.scripts), ...tag]],
    ['style-src', [SELF]],
    // Browsers ignore 'unsafe-inline' if there are hashes as well.
    ['style-src-elem', [SELF, ...(inline.writesStyles ? ["'unsafe-inline'"] : hashes(inline.styles))]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', [SELF, 'data:', ...tag]],
    ['font-src', [SELF]],
    ['connect-src', [SELF, ...search, ...tag, ...own, ...calls]],
    ['frame-src', [SELF, ...tag]],
    ['worker-src', [SELF]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', [SELF]],
    ['frame-ancestors', ["'none'"]],
    // Not report-to, whose browsers ignore this: they send later, and only with permission of another host (CORS).
    ...(reportsUrl ? [['report-uri', [reportsUrl]] satisfies [string, string[]]] : []),
    ...(isHttps ? [['upgrade-insecure-requests', []] satisfies [string, string[]]] : []),
  ];
  return directives
    .filter(([name, values]) => !FALL_BACK.includes(name) || values.join(' ') !== SELF)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
