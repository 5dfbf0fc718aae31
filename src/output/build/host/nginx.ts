import { escapePattern } from '../../../site/escape-pattern';
import { ACCEPTS_MARKDOWN } from './accepts-markdown';
import type { HostDescription } from './description';
import { HOST_FILES } from './media-types';
import { splitMoved } from './split-moved';

/**
 * Characters of paths that nginx may put into a `Location` header. It does not encode what it has decoded, and a
 * decoded line break would begin another header.
 */
const SAFE = '[A-Za-z0-9_.~/-]';
/** Statuses of responses that contain the file itself. Errors below the path of an immutable file can pass. */
const FOUND = '(?:200|206|304)';

/**
 * A configuration of nginx (1.22 or later), to be included in its `http` block. `$uri` is the path as nginx has decoded
 * and normalized it, `$request_uri` as it was sent.
 */
export function nginxConfig(host: HostDescription): string {
  const base = host.baseUrl.slice(0, -1);
  return [
    '# nginx 1.22 or later: include this file in the "http" block, and adapt the lines "listen" and "root". Compressed copies',
    '# of files come from scripts/compress.sh; for those in Brotli, load ngx_brotli and add the line "brotli_static on;".',
    ...headerNames(host).map((name) => map('"$status$uri"', variableOf(name), headerValues(name, host))),
    map('$status', '$site_allow', [
      ['default', '""'],
      ['405', '"GET, HEAD"'],
    ]),
    '# Encoded slashes, backslashes and control characters lead nowhere.',
    map('$request_uri', '$site_is_odd', [
      ['default', '0'],
      [regex('^[^?]*(?:%2f|%5c|%[01][0-9a-f]|%7f|\\\\)', '~*'), '1'],
    ]),
    '# Doubled slashes, which are merged in $uri.',
    map('$request_uri', '$site_doubled', [
      ['default', '""'],
      [regex('^[^?]*//'), '"//"'],
    ]),
    map('"$site_doubled$uri"', '$site_merged', [
      ['default', '""'],
      [regex(`^//(?<site_merged_path>/${SAFE}*)$`), '$site_merged_path'],
    ]),
    '# The page that an address with .html means.',
    map('$uri', '$site_page', [
      ['default', '"/.none"'],
      [regex(`^${escapePattern(base)}(?<site_page_path>/${SAFE}+?)(?:/index)?\\.html$`), '$site_page_path'],
    ]),
    '# The Markdown of a page, for programs that accept it.',
    map('$http_accept', '$site_markdown', [
      ['default', '""'],
      [regex(ACCEPTS_MARKDOWN), 'md'],
    ]),
    map('"$site_markdown$uri"', '$site_twin', [
      ['default', '"/.none"'],
      ['"md/"', '"/index.md"'],
      ...host.folders.flatMap((folder): [string, string][] =>
        ['', '/'].map((end) => [`"md${folder}${end}"`, `"${folder}/index.md"`]),
      ),
      [regex('^md(?<site_twin_path>/.*[^/])/?$'), '"$site_twin_path.md"'],
    ]),
    ...redirectMaps(host, base),
    ...notFoundMap(host, base),
    server(host, base),
    '',
  ].join('\n');
}

function headerNames({ always, rules }: HostDescription): string[] {
  return [...new Set([always, ...rules.map(({ headers }) => headers)].flatMap((headers) => Object.keys(headers)))];
}

/** The value of a header for each of the rules that set it. nginx takes the first that matches. */
function headerValues(name: string, { always, rules }: HostDescription): [string, string][] {
  const own = rules.filter(({ headers }) => headers[name] !== undefined).reverse();
  return [
    ['default', `"${always[name] ?? ''}"`],
    ...own.map(({ pattern, headers }): [string, string] => [
      regex(`^${FOUND}${pattern.slice(1)}`),
      `"${headers[name] ?? ''}"`,
    ]),
  ];
}

function redirectMaps({ moved }: HostDescription, base: string): string[] {
  const keyOf = (pattern: string): string => regex(`^${escapePattern(base)}${pattern.slice(1).replace(/\$$/, '')}/?$`);
  const entries = moved.redirects.map((redirect) => ({ ...splitMoved(redirect), key: keyOf(redirect.pattern) }));
  const valueMap = (variable: string, fallback: string, values: [string, string][]): string[] =>
    values.length > 0 ? [map('$uri', variable, [['default', fallback], ...values])] : [];
  return [
    ...statusesOf(moved.redirects).flatMap((status) =>
      valueMap(
        `$site_moved_${status}`,
        '""',
        entries.filter((entry) => entry.status === status).map(({ key, target }) => [key, `"${target}"`]),
      ),
    ),
    ...(entries.length > 0
      ? [
          map('$uri', '$site_moved_args', [
            ['default', '"$is_args$args"'],
            ...entries.filter(({ hasQuery }) => hasQuery).map(({ key }): [string, string] => [key, '""']),
          ]),
          map('$uri', '$site_moved_fragment', [
            ['default', '""'],
            ...entries
              .filter(({ fragment }) => fragment)
              .map(({ key, fragment }): [string, string] => [key, `"${fragment}"`]),
          ]),
        ]
      : []),
    ...valueMap(
      '$site_is_gone',
      '0',
      moved.gone.map(({ pattern }) => [keyOf(pattern), '1']),
    ),
  ];
}

function statusesOf(redirects: readonly { readonly status: number }[]): number[] {
  return [...new Set(redirects.map(({ status }) => status))].sort();
}

function server(host: HostDescription, base: string): string {
  const at = escapePattern(base);
  const strip = base ? `rewrite ^${at}(/.*)$ $1 break; ` : '';
  const lines = [
    'listen 8080;',
    'root /usr/share/nginx/html;',
    'absolute_redirect off;',
    'server_tokens off;',
    'gzip_static on;',
    'gzip_vary on;',
    'default_type application/octet-stream;',
    'types {',
    ...Object.entries(host.types).map(([extension, type]) => `  "${type}" ${extension};`),
    '}',
    ...headerNames(host).map((name) => `add_header ${name} ${variableOf(name)} always;`),
    'add_header allow $site_allow always;',
    '# A named location, because nginx would check what follows again for another path. A path that cannot be decoded',
    '# (status 400) has no location, and gets the page of nginx.',
    'error_page 404 410 @none;',
    `location @none { rewrite ^ ${host.folders.length > 0 ? '$site_not_found' : '/404.html'} break; }`,
    'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }',
    'if ($site_is_odd) { return 404; }',
    'if ($site_merged) { return 301 $site_merged$is_args$args; }',
    ...statusesOf(host.moved.redirects).map(
      (status) =>
        `if ($site_moved_${status}) { return ${status} $site_moved_${status}$site_moved_args$site_moved_fragment; }`,
    ),
    ...(host.moved.gone.length > 0 ? ['if ($site_is_gone) { return 410; }'] : []),
    `location ~ ^${at}${anyFolder(host)}/404(?:/|\\.html|/index\\.html)?$ { return 404; }`,
    `location ~ ^${at}/(?:${HOST_FILES.map(escapePattern).join('|')})$ { return 404; }`,
    'location ~ \\.(?:br|gz)$ { return 404; }',
    'location ~ /\\.(?!well-known/) { return 404; }',
    ...Object.entries(host.typedFiles).map(
      ([file, type]) =>
        `location = ${base}${file} { ${strip}types { } default_type "${type.replace(/"/g, '\\"')}"; try_files $uri =404; }`,
    ),
    `location = ${base}/index.html { return 301 ${base}/$is_args$args; }`,
    `location ~ ^${at}/.*\\.html$ {`,
    `  if (-f $document_root$site_page/index.html) { return 301 ${base}$site_page$is_args$args; }`,
    `  ${strip}try_files $uri $uri/index.html =404;`,
    '}',
    ...(base ? [`location = ${base} { rewrite ^ ${base}/ last; }`, 'location / { return 404; }'] : []),
    `location ${base}/ { ${strip}try_files $site_twin $uri $uri/index.html =404; }`,
  ];
  return ['server {', ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/** The not-found page of each language. */
function notFoundMap({ folders }: HostDescription, base: string): string[] {
  if (folders.length === 0) return [];
  const entries = folders.map((folder): [string, string] => [
    regex(`^(?:${escapePattern(base)})?${escapePattern(folder)}/`),
    `"${folder}/404.html"`,
  ]);
  return [map('$uri', '$site_not_found', [['default', '"/404.html"'], ...entries])];
}

function anyFolder({ folders }: HostDescription): string {
  return folders.length > 0 ? `(?:${folders.map(escapePattern).join('|')})?` : '';
}

function map(source: string, variable: string, entries: readonly (readonly [string, string])[]): string {
  return [`map ${source} ${variable} {`, ...entries.map(([key, value]) => `  ${key} ${value};`), '}'].join('\n');
}

/** A regular expression as the key of a map. In quotes, nginx reads `\"` and `\\` as escapes, and no others. */
function regex(pattern: string, operator: '~' | '~*' = '~'): string {
  return `"${operator}${pattern.replace(/\\\\/g, '\\\\\\\\')}"`;
}

function variableOf(header: string): string {
  return `$site_${header.replace(/-/g, '_')}`;
}
