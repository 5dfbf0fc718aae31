import { escapePattern } from '../../../site/escape-pattern';
import { ACCEPTS_MARKDOWN } from './accepts-markdown';
import type { HostDescription } from './description';
import { HOST_FILES } from './media-types';
import { splitMoved } from './split-moved';

/** Characters of a path in a `Location` header, as in `nginx.ts`. */
const SAFE = '[A-Za-z0-9_.~/-]';

/** A Caddyfile (2.6 or later). Everything is in routes, because Caddy would otherwise sort it. */
export function caddyfile(host: HostDescription): string {
  const base = host.baseUrl.slice(0, -1);
  const lines = [
    'root * /usr/share/caddy',
    ...block('route', [
      // Not in the block below, which would then only apply at the end and override the rules.
      'header -server',
      // Caddy only says so of files that it sends compressed.
      'header ?vary accept-encoding',
      ...headerBlock(host.always),
      '@method not method GET HEAD',
      ...block('handle @method', ['header allow "GET, HEAD"', 'respond 405']),
      '# Encoded slashes, backslashes and control characters lead nowhere.',
      '@odd vars_regexp {http.request.orig_uri.path} "[\\\\\\x00-\\x1f\\x7f]"',
      'error @odd 404',
      '@encoded vars_regexp {http.request.orig_uri} "^[^?]*%(?i:2f)"',
      'error @encoded 404',
      `@doubled vars_regexp {http.request.orig_uri} "^${SAFE}*//${SAFE}*(?:\\?|$)"`,
      ...block('route @doubled', ['uri path_regexp /{2,} /', 'redir {uri} 301']),
      ...redirects(host, base),
      ...(base ? withBasePath(base, site(host, base)) : site(host, base)),
    ]),
    ...block(
      'handle_errors',
      block('route', [
        ...headerBlock({ ...host.always, 'content-type': host.types.html ?? '' }),
        'rewrite * /404.html',
        ...notFoundPages(host, base),
        ...fileServer(),
      ]),
    ),
  ];
  return [
    '# Caddy 2.6 or later: put the domain in place of ":8080", and adapt the line "root". Compressed copies of files come',
    '# from scripts/compress.sh.',
    ...block(':8080', lines),
    '',
  ].join('\n');
}

function block(name: string, lines: readonly string[]): string[] {
  return [`${name} {`, ...lines.map((line) => `\t${line}`), '}'];
}

function headerBlock(headers: Readonly<Record<string, string>>, matcher?: string): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`);
  return block(matcher ? `header ${matcher}` : 'header', lines);
}

function fileServer(): string[] {
  return block('file_server', ['disable_canonical_uris', 'precompressed br gzip']);
}

/** The not-found page of each language. */
function notFoundPages({ folders }: HostDescription, base: string): string[] {
  return folders.flatMap((folder, index) => [
    `@language_${index} vars_regexp {http.request.orig_uri.path} ${quote(`^${escapePattern(base + folder)}/`)}`,
    `rewrite @language_${index} ${folder}/404.html`,
  ]);
}

function withBasePath(base: string, lines: readonly string[]): string[] {
  return [
    `@outside not path ${base} ${base}/*`,
    'error @outside 404',
    `uri strip_prefix ${base}`,
    '@bare path ""',
    'rewrite @bare /',
    ...lines,
  ];
}

function redirects({ moved }: HostDescription, base: string): string[] {
  const pathOf = (pattern: string): string => `^${escapePattern(base)}${pattern.slice(1).replace(/\$$/, '')}/?$`;
  return [
    ...moved.redirects.flatMap((redirect, index) => {
      const { target, fragment, hasQuery, status } = splitMoved(redirect);
      const name = `moved_${index}`;
      const to = target.replace(/\$(\d)/g, `{re.${name}.$1}`);
      const matcher = `path_regexp ${name} ${quote(pathOf(redirect.pattern))}`;
      if (hasQuery) return [`@${name} ${matcher}`, `redir @${name} ${quote(to + fragment)} ${status}`];
      return [
        ...block(`@${name}_query`, [matcher, 'expression `{query} != ""`']),
        `redir @${name}_query ${quote(`${to}?{query}${fragment}`)} ${status}`,
        `@${name} ${matcher}`,
        `redir @${name} ${quote(to + fragment)} ${status}`,
      ];
    }),
    ...moved.gone.flatMap(({ pattern }, index) => [
      `@gone_${index} path_regexp ${quote(pathOf(pattern))}`,
      `error @gone_${index} 410`,
    ]),
  ];
}

function site(host: HostDescription, base: string): string[] {
  const files = HOST_FILES.map(escapePattern).join('|');
  // RE2 has no lookahead.
  const folders = host.folders.length > 0 ? `(?:${host.folders.map(escapePattern).join('|')})?` : '';
  const hidden = `^/(?:${files})$|^${folders}/404(?:/|\\.html|/index\\.html)?$|\\.(?:br|gz)$|/\\.(?:[^w]|w[^e])`;
  return [
    `@hidden path_regexp ${quote(hidden)}`,
    'error @hidden 404',
    '@with_slash path_regexp slash "^(.*[^/])/$"',
    ...block('route @with_slash', ['@is_file file {re.slash.1}', 'error @is_file 404']),
    `@html path_regexp page ${quote(`^(/${SAFE}*?)(?:/?index)?\\.html$`)}`,
    ...block('route @html', [
      ...block('@has_page', ['file {re.page.1}/index.html', 'not file {path}/index.html']),
      ...block('route @has_page', [
        '@has_query expression `{query} != ""`',
        `redir @has_query ${quote(`${base}{re.page.1}?{query}`)} 301`,
        `redir ${quote(`${base}{re.page.1}`)} 301`,
      ]),
    ]),
    '# Programs that accept Markdown get that of a page. In two steps: Caddy checks the conditions of one matcher in any',
    '# order, and only the path says which file to look for.',
    ...block('@markdown', [`header_regexp accept accept ${quote(ACCEPTS_MARKDOWN)}`, 'path_regexp bare ^(/.*?)/?$']),
    ...block('route @markdown', [
      '@has_markdown file {re.bare.1}.md',
      'rewrite @has_markdown {re.bare.1}.md',
      ...['', ...host.folders].flatMap((folder, index) => [
        ...block(`@home_markdown_${index}`, [`path ${folder}/${folder && ` ${folder}`}`, `file ${folder}/index.md`]),
        `rewrite @home_markdown_${index} ${folder}/index.md`,
      ]),
    ]),
    'try_files {path} {path}/index.html =404',
    ...host.rules.flatMap(({ pattern, headers }, index) => [
      `@rule_${index} path_regexp ${quote(pattern)}`,
      ...headerBlock(headers, `@rule_${index}`),
    ]),
    ...Object.entries(host.types).flatMap(([extension, type]) => [
      `@type_${extension} path_regexp ${quote(`\\.${extension}$`)}`,
      `header @type_${extension} content-type ${quote(type)}`,
    ]),
    ...Object.entries(host.typedFiles).map(([file, type]) => `header ${file} content-type ${quote(type)}`),
    ...fileServer(),
  ];
}

/** In quotes, a Caddyfile only knows the escape `\\"`. */
function quote(text: string): string {
  return `"${text.replace(/"/g, '\\"')}"`;
}
