import { HOST_FILES } from '../../src/output/build/host/media-types';
import type { Answer } from './send';
import type { Site } from './site';

/** A request, and what a host must answer to it. */
export interface Check {
  /** What this is about, as the report names it. */
  readonly rule: string;
  readonly method?: string;
  readonly target: string;
  readonly sends?: Readonly<Record<string, string>>;
  readonly statuses: readonly number[];
  /** Values of headers of the answer; null if the header must be missing. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Bytes of the body after decoding, unless the status is another one than the first. */
  readonly body?: Buffer;
  /** Encoding of the body; identity is an empty text. */
  readonly encoding?: string;
  /** Path and query of the `Location` header, which must be on the same host, or a complete URL. */
  readonly location?: string;
  /** Headers that the request takes from the answer to a request without any. */
  readonly sendsAfter?: (first: Answer) => Readonly<Record<string, string>>;
}

/** The requests that have found faults in hosts: each is one way to go wrong. */
export function allChecks(site: Site): Check[] {
  const base = site.base.slice(0, -1);
  const page = site.pages.find((path) => path.split('/').length === 3 && site.has(`${path}.md`)) ?? '/';
  const script = site.files.find((file) => file.endsWith('.js') && site.has(`${file}.br`)) ?? '/sw.js';
  const [url, html] = [base + page, `${page}/index.html`];
  const shown = (file: string) => ({ statuses: [200], headers: site.headersOf(file), body: site.read(file) });
  const policy = { 'content-security-policy': site.headersOf('/')['content-security-policy'] ?? '' };
  const redirect = (rule: string, target: string, location: string, status = 301): Check => ({
    rule,
    target,
    statuses: [status],
    location,
    headers: policy,
  });
  const missing = (rule: string, path: string): Check => ({
    rule,
    target: base + path,
    ...shown('/404.html'),
    statuses: [404],
  });
  const query = '?a=1?b=%20c';
  return [
    { rule: 'the first page', target: site.base, ...shown('/index.html') },
    { rule: 'a page with a query', target: url + query, ...shown(html) },
    { rule: 'a page with a slash at its end', target: `${url}/`, ...shown(html) },
    { rule: 'a page, HEAD', method: 'HEAD', target: url, ...shown(html) },
    redirect('a page with .html', `${url}.html${query}`, url + query),
    redirect('a page with /index.html', base + html + query, url + query),
    redirect('doubled slashes', base + page.replaceAll('/', '//'), url),
    redirect('doubled slashes never lead to another host', `//evil.example${page}`, `/evil.example${page}`),
    ...oneOfEachKind(site).map((file) => ({ rule: `a file ${file}`, target: base + encodeURI(file), ...shown(file) })),
    ...[url, base + script].flatMap((target, index) =>
      Object.entries({ 'gzip, deflate, br, zstd': 'br', gzip: 'gzip', identity: '' }).map(([accepted, encoding]) => {
        const file = index === 0 ? html : script;
        const headers = { ...site.headersOf(file), vary: /accept-encoding/i };
        const sends = { 'accept-encoding': accepted };
        return { ...shown(file), rule: `accept-encoding: ${accepted}`, target, sends, headers, encoding };
      }),
    ),
    ...Object.entries({
      'text/markdown, text/html;q=0.9': `${page}.md`,
      'text/html,*/*;q=0.8': html,
      'text/markdown;q=0': html,
    }).map(([accept, file]) => ({ rule: `accept: ${accept}`, target: url, sends: { accept }, ...shown(file) })),
    ...conditionChecks(base + script, site.read(script)),
    missing('nothing there', '/no/'),
    missing('nothing at the path of a file that never changes', '/app-00000000.js'),
    missing('the not-found page itself', '/404.html'),
    missing('a hidden file', '/.git/config'),
    missing('another case', page.toUpperCase()),
    missing('a file with a slash at its end', `${script}/`),
    ...HOST_FILES.map((name) => missing('a file for the host', `/${name}`)),
    ...[
      '/..%2f..%2fetc%2fpasswd',
      '/..\\..\\etc\\passwd',
      '/docs%2fsdks',
      '/%00',
      '/%0d%0aset-cookie:%20a=1.html',
      '/%E0%A4%A',
    ].map((path): Check => ({
      rule: 'a hostile target',
      target: base + path,
      // A host may refuse to read it.
      statuses: [404, 400, 403],
      headers: { 'set-cookie': null, location: null },
    })),
    ...['POST', 'DELETE', 'OPTIONS'].map((method) => ({
      rule: `method ${method}`,
      method,
      target: url,
      statuses: [405],
      headers: { allow: /^(?=.*\bGET\b)(?=.*\bHEAD\b)(?!.*\b(?:POST|PUT|DELETE)\b)/ },
    })),
    ...site.moved.redirects.slice(0, 5).flatMap(({ pattern, example, to, status }) => {
      const target = example.replace(new RegExp(pattern), to);
      const [path = '', fragment] = target.split('#', 2);
      const withQuery = (path.includes('?') ? path : `${path}?a=1`) + (fragment === undefined ? '' : `#${fragment}`);
      return [
        redirect('an address that has moved', base + example, target, status),
        redirect('an address that has moved, with a query', `${base}${example}?a=1`, withQuery, status),
      ];
    }),
    ...site.moved.gone.slice(0, 2).map(({ example }) => ({
      rule: 'a page that is gone',
      target: base + example,
      statuses: [410],
      body: site.read('/404.html'),
    })),
    ...(base
      ? [
          { rule: 'outside of the base path', target: '/', statuses: [404] },
          { rule: 'the base path without a slash', target: base, statuses: [200], body: site.read('/index.html') },
        ]
      : []),
  ];
}

/** Requests for what has changed since, and for a part of a file. */
function conditionChecks(target: string, body: Buffer): Check[] {
  const etag = (first: Answer) => ({ 'if-none-match': `"other", ${first.headers.etag ?? '"missing"'}` });
  const date = (first: Answer) => ({ 'if-modified-since': first.headers['last-modified'] ?? '' });
  const range = (value: string, statuses: number[], part: Buffer): Check => ({
    rule: `range: ${value}`,
    target,
    sends: { range: value },
    statuses,
    body: part,
  });
  return [
    { rule: 'if-none-match', target, statuses: [304], body: Buffer.alloc(0), sendsAfter: etag },
    { rule: 'if-modified-since', target, statuses: [304], body: Buffer.alloc(0), sendsAfter: date },
    { rule: 'if-none-match: another tag', target, statuses: [200], body, sends: { 'if-none-match': '"other"' } },
    range('bytes=1-3', [206], body.subarray(1, 4)),
    range('bytes=-10', [206], body.subarray(-10)),
    { rule: 'range: none', target, statuses: [416], sends: { range: `bytes=${body.length}-` } },
  ];
}

/** A file of each extension. */
function oneOfEachKind({ files }: Site): string[] {
  const kinds = new Map(files.map((file) => [/\.[^./]+$/.exec(file)?.[0] ?? file, file]));
  kinds.delete('.html');
  return [...kinds.values()];
}
