import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import type { Redirects } from '../../../site/redirects';
import { describeHost } from './description';
import { hostFiles } from './host-files';
import { nginxConfig } from './nginx';
import { headersFile, headersJson } from './static-hosts';

const redirects: Redirects = {
  redirects: [
    { from: '/old/:name', to: '/docs/:name', status: 301 },
    { from: '/archive/*', to: '/blog/:splat', status: 302 },
    { from: '/shop', to: 'https://shop.example/?a=b', status: 307 },
  ],
  gone: ['/beta'],
};
const inline = (hash: string) => ({ scripts: [hash], styles: [] });
const languages = ['de', 'pt-br'];
const nested = languages.map((name) => ({ baseUrl: `/portal/${name}/`, inline: inline(`code(${name})`), redirects }));
const input = {
  inline: inline('code(en)'),
  nested,
  origins: {},
  baseUrl: '/portal/',
  indexing: 'on',
  siteUrl: 'https://developers.example',
  policyReportsUrl: '/reports',
  redirects,
} as const;
const host = describeHost(input);

/** Headers of a file; later rules override earlier ones. */
function headersOf(path: string): Record<string, string> {
  const rules = headersJson(host).filter(({ pattern }) => new RegExp(pattern).test(path));
  return Object.assign({}, ...rules.map(({ headers }) => headers)) as Record<string, string>;
}

test.each([
  'assets/a.woff2',
  'app-0123abcd.js',
  'app.js',
  'search-index/2.0/index.0123456789ab.json',
  'search-index/manifest.json',
  'docs/a.md',
  'docs/a/index.html',
  'share/docs/rest/rooms.png',
  'blog/rss.xml',
  'openapi.json',
])('%s has the same headers in the folder of a language', (file) => {
  const expected = headersOf(`/portal/${file}`);
  for (const name of languages) expect(headersOf(`/portal/${name}/${file}`)).toEqual(expected);
  // A language that the site does not have is a folder like any other.
  const isAnywhere = /\.md$|\/index\.html$|^app\.js$|manifest/.test(file);
  if (!isAnywhere) expect(headersOf(`/portal/fr/${file}`)).not.toEqual(expected);
});

test('the first page of a language names its own index for language models', () => {
  expect(headersOf('/portal/index.html').link).toBe('</portal/llms.txt>; rel=describedby');
  expect(headersOf('/portal/de/index.html').link).toBe('</portal/de/llms.txt>; rel=describedby');
});

test('parts that the site does not have have no rules in any language', () => {
  const without = describeHost({ ...input, off: ['api', 'blog', 'playgrounds', 'release-notes'] });
  expect(JSON.stringify([headersJson(without), headersFile(without)])).not.toMatch(/rss|openapi|api-catalog/);
});

test('one policy allows the code in the pages of all languages', () => {
  const scripts = /script-src ([^;]*)/.exec(host.always['content-security-policy'] ?? '')?.[1]?.split(' ');
  expect(scripts).toEqual(expect.arrayContaining(['code(en)', 'code(de)', 'code(pt-br)']));
});

test('redirects and pages that are gone count in each language', () => {
  const targetOf = (path: string): string | undefined => {
    const found = host.moved.redirects.find(({ pattern }) => new RegExp(pattern).test(path));
    return found && path.replace(new RegExp(found.pattern), found.to);
  };
  expect(targetOf('/old/a')).toBe('/portal/docs/a');
  expect(targetOf('/de/old/a')).toBe('/portal/de/docs/a');
  expect(targetOf('/fr/old/a')).toBeUndefined();
  expect(host.moved.gone.filter(({ pattern }) => new RegExp(pattern).test('/pt-br/beta'))).toHaveLength(1);
});

describe('files that hosts read', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hosts-'));
    for (const [path, content] of hostFiles(host, redirects, nested)) writeFileSync(join(folder, path), content);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('_headers has no header twice for a file, and not more rules than Cloudflare Pages reads', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(folder, '_headers')],
      configHeaders: [],
      minimal: false,
    });
    expect(errors).toEqual([]);
    expect(headers.length).toBeLessThanOrEqual(100);
    const valuesOf = (path: string) => headers.find((rule) => rule.for === path)?.values;
    expect(valuesOf('/portal/*')).toMatchObject({
      'content-security-policy': expect.stringContaining('; report-uri /reports; ') as string,
    });
    expect(valuesOf('/portal/*.js')).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
    for (const file of ['docs/a.md', 'llms.txt', 'app.js', 'openapi.json', 'docs/rest/llms-full.txt', 'assets/a']) {
      const path = `/portal/de/${file}`;
      const rules = headers.filter((rule) => toPattern(rule.for).test(path) && rule.for !== '/portal/*');
      expect({ path, rules: rules.map((rule) => rule.for) }).toEqual({ path, rules: [expect.any(String)] });
    }
  });

  test('_redirects has those of all languages, and their not-found pages last', async () => {
    const { redirects: read, errors } = await parseAllRedirects({
      redirectsFiles: [join(folder, '_redirects')],
      configRedirects: [],
      minimal: false,
    });
    expect(errors).toEqual([]);
    const rules = read as { from: string; to: string; status: number }[];
    expect(rules.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
      ...['/portal', '/portal/de', '/portal/pt-br'].flatMap((base) => [
        `${base}/old/:name ${base}/docs/:name 301`,
        `${base}/archive/* ${base}/blog/:splat 302`,
        `${base}/shop https://shop.example/?a=b 307`,
      ]),
      '/portal/de/* /portal/de/404.html 404',
      '/portal/pt-br/* /portal/pt-br/404.html 404',
    ]);
  });
});

const toPattern = (glob: string): RegExp =>
  new RegExp(`^${glob.replace(/[.]/g, '\\$&').replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`);

test('nginx knows the not-found page and the Markdown of the first page of each language', () => {
  const nginx = nginxConfig(host);
  for (const name of languages) {
    expect(nginx).toContain(`"~^(?:/portal)?/${name}/" "/${name}/404.html";`);
    expect(nginx).toContain(`"md/${name}/" "/${name}/index.md";`);
  }
  expect(nginx).toContain('location ~ ^/portal(?:/de|/pt-br)?/404(?:/|\\.html|/index\\.html)?$ { return 404; }');
});
