import type { Redirects } from '../../../site/redirects';
import { caddyfile } from './caddy';
import type { HostDescription } from './description';
import { nginxConfig } from './nginx';
import { headersFile, headersJson, redirectsFile } from './static-hosts';

/** The files for hosts, by their path in the site. All of them say the same. */
export function hostFiles(host: HostDescription, redirects: Redirects): [path: string, content: string][] {
  return [
    ['/headers.json', toJson(headersJson(host))],
    ['/redirects.json', toJson(host.moved)],
    ['/_headers', headersFile(host)],
    ['/_redirects', redirectsFile(redirects, host.baseUrl)],
    ['/nginx.conf', nginxConfig(host)],
    ['/Caddyfile', caddyfile(host)],
  ];
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
