import { escapePattern } from '../../../site/escape-pattern';
import type { HostDescription } from './description';
import type { Redirects } from '../../../site/redirects';
import { withBase } from '../../../site/routes';

/** Longest line that Cloudflare Pages reads in `_headers`, and the largest number of rules. */
export const LONGEST_LINE = 2000;

/** Headers of which browsers obey every value: where rules overlap, the stricter one wins. */
const JOINED = ['content-security-policy'];

/** A rule of `headers.json`. */
export interface JsonRule {
  /** Regular expression for the path of a file, with the base path. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The rules of `headers.json`: those that match a file apply in this order, so that the last one wins. */
export function headersJson({ baseUrl, always, rules, types, typedFiles }: HostDescription): JsonRule[] {
  const base = `^${escapePattern(baseUrl.slice(0, -1))}`;
  return [
    { pattern: '.', headers: always },
    ...rules.map(({ pattern, headers }) => ({ pattern: base + pattern.slice(1), headers })),
    ...Object.entries(types).map(([extension, type]) => ({
      pattern: `\\.${extension}$`,
      headers: { 'content-type': type },
    })),
    ...Object.entries(typedFiles).map(([file, type]) => ({
      pattern: `${base}${escapePattern(file)}$`,
      headers: { 'content-type': type },
    })),
  ];
}

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Both revalidate by default and join the values of rules that
 * overlap, so that `cache-control` and what another rule overrides are left out where they would be repeated. Policies
 * are repeated: browsers obey both. Where they must not, a line with `!` takes the general one away; only Cloudflare
 * Pages obeys it, and on Netlify, other sites cannot show layouts in frames.
 */
export function headersFile({ baseUrl, always, rules, typedFiles }: HostDescription): string {
  const overridden = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  const base = baseUrl.slice(0, -1);
  const general = Object.entries(always).filter(([name]) => !overridden.has(name) || JOINED.includes(name));
  const paths: [string, Record<string, string>][] = [
    ['/*', Object.fromEntries(general)],
    ...rules.flatMap(({ globs, headers }) =>
      globs.map((glob): [string, Record<string, string>] => [glob, { ...headers, ...typed(glob, typedFiles) }]),
    ),
  ];
  const blocks = paths.map(([path, headers]) =>
    [base + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

function typed(file: string, typedFiles: HostDescription['typedFiles']): Record<string, string> {
  const type = typedFiles[file];
  return type === undefined ? {} : { 'content-type': type };
}

/**
 * The file `_redirects` of Netlify and Cloudflare Pages. Neither can send status 410, so that pages that are gone have
 * the not-found page there.
 */
export function redirectsFile({ redirects }: Redirects, baseUrl: string): string {
  return redirects
    .map(({ from, to, status }) => `${withBase(baseUrl, from)} ${withBase(baseUrl, to)} ${status}\n`)
    .join('');
}
