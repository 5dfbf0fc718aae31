import { segmentsOf, SPLAT, splitTarget, type Redirect, type Redirects } from '../../../site/redirects';
import { withBase } from '../../../site/routes';
import { escapePattern } from '../../../site/escape-pattern';

/** A redirect as a regular expression that JavaScript, PCRE and Go all read. */
export interface CompiledRedirect {
  /** For a decoded path below the base path, without a slash at its end; begins with `^` and ends with `$`. */
  readonly pattern: string;
  /** Path with the base path, or a complete URL, in which `$1` is the first group of the pattern. */
  readonly to: string;
  readonly status: Redirect['status'];
  /** A path that the pattern matches, for tests of hosts. */
  readonly example: string;
}

export interface CompiledRedirects {
  readonly redirects: readonly CompiledRedirect[];
  /** Paths that answer with status 410. */
  readonly gone: readonly Pick<CompiledRedirect, 'pattern' | 'example'>[];
}

/**
 * What a name or `*` in a path stands for: characters that need no percent-encoding, so that no host has to encode what
 * it puts into a header.
 */
const SEGMENT = '[A-Za-z0-9_.~-]+';

/** Turns redirects into regular expressions. `baseUrl` has a slash at both ends. */
export function compileRedirects({ redirects, gone }: Redirects, baseUrl: string): CompiledRedirects {
  return {
    redirects: redirects.map(({ from, to, status }) => {
      const { names, ...compiled } = compilePattern(from);
      return { ...compiled, to: withBase(baseUrl, compileTarget(to, names)), status };
    }),
    gone: gone.map((path) => {
      const { pattern, example } = compilePattern(path);
      return { pattern, example };
    }),
  };
}

function compilePattern(from: string): { pattern: string; example: string; names: string[] } {
  const names: string[] = [];
  const segments = segmentsOf(from).map((segment) => {
    if (segment !== '*' && !segment.startsWith(':')) return escapePattern(segment);
    names.push(segment === '*' ? SPLAT : segment.slice(1));
    return segment === '*' ? `(${SEGMENT}(?:/${SEGMENT})*)` : `(${SEGMENT})`;
  });
  const example = from.replace(/(?<=\/)\*$/, 'some/page').replace(/(?<=\/):/g, 'some-');
  return { pattern: `^/${segments.join('/')}$`, example, names };
}

function compileTarget(to: string, names: readonly string[]): string {
  const { path, suffix } = splitTarget(to);
  const filled = path.replace(/(?<=\/):(\w+)(?=\/|$)/g, (match, name: string) =>
    names.includes(name) ? `$${names.indexOf(name) + 1}` : match,
  );
  return (filled + suffix).replace(/[^!-~]+/g, encodeURIComponent);
}
