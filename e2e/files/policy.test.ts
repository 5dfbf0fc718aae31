import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../src/site/config/site-config';
import { INLINE_SHEETS } from '../../src/site/inline-sheets';
import { allPages, siteFolder } from '../support/built-pages';
import { all, survey, textOf, values } from './document';

const read = (name: string): string => readFileSync(join(siteFolder, name), 'utf8');
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
/** Texts of elements as they are in the HTML. */
const raw = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = '']) => text);
/** Every built page, including both files of the not-found page. */
const pages = [...allPages(), ...['404.html', '404/index.html'].map((path) => ({ path, html: read(path) }))];
const LOADING = ['src', 'poster', 'data', 'srcset', 'action', 'formaction', 'ping'];

/** The policy that hosts must send with every page, by directive. */
function readPolicy(): Map<string, string[]> {
  const rules = JSON.parse(read('headers.json')) as { pattern: string; headers: Record<string, string> }[];
  const policies = rules.flatMap(({ pattern, headers }) =>
    'content-security-policy' in headers ? [[pattern, headers['content-security-policy']] as const] : [],
  );
  const [[, text = ''] = []] = policies;
  expect(policies).toEqual([['.', text]]);
  return new Map(
    text
      .split('; ')
      .map((part) => part.split(' '))
      .map(([name = '', ...rest]) => [name, rest]),
  );
}

test('RTE-10 all pages have the same single inline script, and the policy allows it and each inline style', () => {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  for (const { path, html } of pages) {
    const inline = raw(html, /<script(?![^>]* (?:src|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs);
    expect([path, inline.length]).toEqual([path, 1]);
    // That script requests the bundles once the page has loaded.
    expect([path, /<script[^>]* src=/.exec(html)]).toEqual([path, null]);
    for (const text of inline) scripts.add(hashOf(text));
    for (const text of raw(html, /<style[^>]*>(.*?)<\/style>/gs)) sheets.add(hashOf(text));
  }
  expect(scripts.size).toBe(1);
  expect(sheets.size).toBe(Object.keys(INLINE_SHEETS).length);
  // Caches can send a page of the last release with the headers of this one.
  const lastRelease = readFileSync('content/data/published-scripts.txt', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith("'"));
  expect(Object.fromEntries(readPolicy())).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set([...scripts, ...lastRelease].sort())],
    'style-src-elem': ["'self'", ...[...sheets].sort()],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", siteConfig.console.mockUrl],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  });
  // The mock server of the console is on the reader's own machine.
  expect(siteConfig.console.mockUrl).toBe('http://localhost:4010');
});

test('RTE-10 CKB-4 no page has code in an attribute or a URL, or loads from, connects to or posts to other hosts', () => {
  const isOwn = (address: string): boolean => /^(?:\/(?!\/)|data:|#)/.test(address);
  for (const { path, code, elsewhere, warmed, forms } of survey(pages, (document) => ({
    code: all(document, '*').flatMap(({ attribs }) =>
      Object.entries(attribs).filter(
        ([name, value]) => /^on|^srcdoc$/.test(name) || /^\s*(?:javascript|vbscript):/i.test(value),
      ),
    ),
    elsewhere: [
      ...LOADING.flatMap((name) => values(document, `[${name}]`, name)),
      ...values(document, 'link:not([rel=canonical], [hreflang], [type*=oembed]), use, image', 'href'),
    ].filter((address) => !isOwn(address)),
    warmed: all(document, 'link[rel~=preconnect], link[rel~=dns-prefetch], iframe, embed, object, base').map(textOf),
    forms: all(document, 'form').map(({ attribs }) => `${attribs.method ?? 'get'} ${attribs.action ?? ''}`.trim()),
  })))
    expect([path, code, elsewhere, warmed, forms.filter((form) => form !== 'get /search' && form !== 'get')]).toEqual([
      path,
      [],
      [],
      [],
      [],
    ]);
  for (const { path, html } of pages)
    expect([path, /googletagmanager|gtm\.js|gtag\(|dataLayer/.exec(html)]).toEqual([path, null]);
});
