import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { matchRedirect, type Redirects } from '../../../site/redirects';
import { describeHost } from './description';
import { hostFiles } from './host-files';

const redirects: Redirects = {
  redirects: [
    { from: '/old', to: '/docs/start#first-call', status: 301 },
    { from: '/v1/:group/:name', to: '/docs/:name', status: 308 },
    { from: '/archive/*', to: '/blog/:splat', status: 302 },
    { from: '/shop', to: 'https://shop.example/?a=b', status: 307 },
  ],
  gone: ['/beta'],
};
/** Cloudflare Pages reads no more rules than these. */
const MOST_RULES = 100;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const host = describeHost({
    inline: { scripts: [], styles: [] },
    origins: {},
    baseUrl: '/portal/',
    indexing: 'on',
    siteUrl: 'https://developers.example',
    policyReportsUrl: 'https://reports.example/policy',
    redirects,
  });
  for (const [path, content] of hostFiles(host, redirects)) writeFileSync(join(folder, path), content);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("Netlify's own parser reads _headers without an error", async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  expect(headers.length).toBeLessThanOrEqual(MOST_RULES);
  const valuesOf = (path: string) => headers.find((rule) => rule.for === path)?.values;
  expect(valuesOf('/portal/*')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('; report-uri https://reports.example/policy; ') as string,
  });
  expect(valuesOf('/portal/*.js')).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
  expect(valuesOf('/portal/blog/rss.xml')).toMatchObject({ 'content-type': 'application/rss+xml; charset=utf-8' });
});

test("Netlify's own parser reads _redirects without an error, with the same targets", async () => {
  const read = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  expect(read.errors).toEqual([]);
  const rules = read.redirects as { from: string; to: string; status: number }[];
  expect(rules.map(({ from, to, status }) => [from, to, status])).toEqual([
    ['/portal/old', '/portal/docs/start#first-call', 301],
    ['/portal/v1/:group/:name', '/portal/docs/:name', 308],
    ['/portal/archive/*', '/portal/blog/:splat', 302],
    ['/portal/shop', 'https://shop.example/?a=b', 307],
  ]);
  expect(matchRedirect('/archive/a/b', redirects)).toMatchObject({ to: '/blog/a/b' });
});
