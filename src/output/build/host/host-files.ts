import type { Redirects } from '../../../site/redirects';
import type { HostDescription, NestedSite } from './description';
import { nginxConfig } from './nginx';
import { headersFile, headersJson, redirectsFile } from './static-hosts';

/**
 * The files for hosts, by their path in the site. All of them say the same.
 *
 * @param nested the site in its other languages
 */
export function hostFiles(
  host: HostDescription,
  redirects: Redirects,
  nested: readonly NestedSite[] = [],
): [path: string, content: string][] {
  return [
    ['/headers.json', toJson(headersJson(host))],
    ['/redirects.json', toJson(host.folders.length > 0 ? { ...host.moved, folders: host.folders } : host.moved)],
    ['/_headers', headersFile(host)],
    [
      '/_redirects',
      [{ redirects, baseUrl: host.baseUrl }, ...nested].map(redirectsOf).join('') + notFoundRules(nested),
    ],
    ['/nginx.conf', nginxConfig(host)],
  ];
}

function redirectsOf({ redirects, baseUrl }: Pick<NestedSite, 'redirects' | 'baseUrl'>): string {
  return redirectsFile(redirects, baseUrl);
}

/** For Netlify. Cloudflare Pages takes the nearest not-found page anyway, and ignores these lines. */
function notFoundRules(nested: readonly NestedSite[]): string {
  return nested.map(({ baseUrl }) => `${baseUrl}* ${baseUrl}404.html 404\n`).join('');
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
