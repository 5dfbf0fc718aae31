import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { siteConfig } from '../src/site/config/site-config';
import { INLINE_SHEETS } from '../src/site/inline-sheets';
import { allPages, siteFolder, survey, type BuiltPage } from './support/built-pages';
import { openPage, waitForApp } from './support/browser';
import { onlyInAll } from './support/only-in-all';
import { oneOfEachKind, routeTable } from './support/routes';

/** Every built page, including both files of the not-found page. */
const everyPage = (): BuiltPage[] => [
  ...allPages(),
  ...['404.html', '404/index.html'].map((name) => ({
    path: `/${name}`,
    html: readFileSync(join(siteFolder, name), 'utf8'),
  })),
];
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const HASH: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
/** Hashes of the inline script of the last release. */
const lastRelease = readFileSync(join(__dirname, '../content/data/published-scripts.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith("'"));

/** The policy that hosts must send with every page, by directive. */
function readPolicy(): Map<string, string[]> {
  const rules = JSON.parse(readFileSync(join(siteFolder, 'headers.json'), 'utf8')) as {
    pattern: string;
    headers: Record<string, string>;
  }[];
  const policies = rules.flatMap(({ pattern, headers }) =>
    'content-security-policy' in headers ? [{ pattern, text: headers['content-security-policy'] ?? '' }] : [],
  );
  expect(policies.map(({ pattern }) => pattern)).toEqual(['.']);
  return new Map(
    (policies[0]?.text ?? '')
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );
}

/** What the checks need from each page; the pages are read once for all of them. */
function readFacts(page: Page) {
  facts ??= survey(page, everyPage(), (document) => {
    const elements = [...document.querySelectorAll('*')];
    const scripts = [...document.querySelectorAll('script')].filter(
      ({ type }) => type !== 'application/json' && type !== 'application/ld+json',
    );
    const loading = ['src', 'poster', 'data', 'srcset', 'action', 'formaction', 'ping'];
    return {
      inline: scripts.filter((script) => !script.hasAttribute('src')).map(({ textContent }) => textContent ?? ''),
      bundles: scripts.flatMap((script) => script.getAttribute('src') ?? []),
      sheets: [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? ''),
      code: elements.flatMap(({ localName, attributes }) =>
        [...attributes]
          .filter(
            ({ name, value }) => /^on/.test(name) || name === 'srcdoc' || /^\s*(?:javascript|vbscript):/i.test(value),
          )
          .map(({ name, value }) => `${localName} ${name}=${value}`),
      ),
      elsewhere: [
        ...elements.flatMap((element) => loading.flatMap((name) => element.getAttribute(name) ?? [])),
        ...[...document.querySelectorAll('link:not([rel=canonical], [hreflang]), use, image')].map(
          (element) => element.getAttribute('href') ?? '',
        ),
      ].filter((address) => !/^(?:\/(?!\/)|data:|#)/.test(address)),
      warmed: [
        ...document.querySelectorAll('link[rel~=preconnect], link[rel~=dns-prefetch], iframe, embed, object, base'),
      ].map(({ outerHTML }) => outerHTML),
      forms: [...document.querySelectorAll('form')].map((form) =>
        `${form.getAttribute('method') ?? 'get'} ${form.getAttribute('action') ?? ''}`.trim(),
      ),
      tags: /googletagmanager|gtm\.js|gtag\(|dataLayer/.exec(document.documentElement.outerHTML)?.[0] ?? '',
    };
  });
  return facts;
}
let facts:
  | ReturnType<
      typeof survey<{
        inline: string[];
        bundles: string[];
        sheets: string[];
        code: string[];
        elsewhere: string[];
        warmed: string[];
        forms: string[];
        tags: string;
      }>
    >
  | undefined;

test('RTE-10 all pages have the same single inline script, and the policy allows it', async ({ page }) => {
  const results = await readFacts(page);
  expect(results.length).toBeGreaterThan(350);
  const [text = ''] = results[0]?.found.inline ?? [];
  expect(text).toContain('data-theme');
  for (const { path, found } of results) {
    expect(found.inline.map(hashOf), path).toEqual([hashOf(text)]);
    // That script requests the bundles once the page has loaded.
    expect(found.bundles, path).toEqual([]);
  }
  // Caches can send a page of the last release with the headers of this one.
  expect(readPolicy().get('script-src')).toEqual(["'self'", ...new Set([hashOf(text), ...lastRelease].sort())]);
});

test('RTE-10 no page has code in an attribute or a URL', async ({ page }) => {
  for (const { path, found } of await readFacts(page)) expect(found.code, path).toEqual([]);
});

test('RTE-10 the policy is complete, allows no foreign host, and lists each inline style', async ({ page }) => {
  const results = await readFacts(page);
  const sheets = [...new Set(results.flatMap(({ found }) => found.sheets))].map(hashOf).sort();
  const policy = readPolicy();
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...Array.from({ length: policy.get('script-src')!.length - 1 }, () => HASH)],
    'style-src-elem': ["'self'", ...sheets],
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
  // Without these, browsers take the default.
  for (const name of ['style-src', 'font-src', 'frame-src'])
    expect(policy.get(name) ?? policy.get('default-src'), name).toEqual(["'self'"]);
  // Kinds of pages share them. Each hash is 54 bytes in every response.
  expect(sheets).toHaveLength(Object.keys(INLINE_SHEETS).length);
  const loose = [...policy]
    .filter(([, values]) => values.some((value) => /unsafe-(?:inline|eval|hashes)|^\*|^https?:/.test(value)))
    .map(([name]) => name);
  // The mock server of the console is on the reader's own machine.
  expect(siteConfig.console.mockUrl).toBe('http://localhost:4010');
  expect(loose).toEqual(['style-src-attr', 'connect-src']);
});

test('RTE-10 every page, file and error is sent with the policy', async ({ request }) => {
  // Over plain http, the server leaves out what would send readers to https.
  const policy = [...readPolicy()]
    .filter(([name]) => name !== 'upgrade-insecure-requests')
    .map((directive) => directive.flat().join(' '))
    .join('; ');
  for (const path of ['/', '/docs/sdks', '/search?q=x', '/blog/rss.xml', '/no/such/page', '/%E0%A4%A', '/404.html']) {
    const { 'content-security-policy': sent, 'x-content-type-options': sniff } = (await request.get(path)).headers();
    expect([sent, sniff], path).toEqual([policy, 'nosniff']);
  }
});

test('RTE-10 CKB-4 no page loads from, connects to or posts to other hosts, or contains the tag host', async ({
  page,
}) => {
  for (const { path, found } of await readFacts(page)) {
    expect([found.elsewhere, found.warmed, found.tags], path).toEqual([[], [], '']);
    expect(
      found.forms.filter((form) => form !== 'get /search' && form !== 'get'),
      path,
    ).toEqual([]);
  }
});

/** Records what must not happen while pages are read: foreign requests, requests with a body, policy violations. */
function recordViolations(page: Page, origin: string): string[] {
  const violations: string[] = [];
  page.on('request', (request) => {
    if (/^(?:data|blob):/.test(request.url())) return;
    if (new URL(request.url()).origin !== origin) violations.push(`${page.url()} asks for ${request.url()}`);
    if (!/^(?:GET|HEAD)$/.test(request.method()))
      violations.push(`${page.url()} sends ${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => violations.push(`${page.url()} opens ${socket.url()}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions Policy/i.test(message.text()))
      violations.push(`${page.url()}: ${message.text()}`);
  });
  return violations;
}

test(
  'RTE-10 RTE-12 pages of every kind hydrate, follow the policy and request no other host',
  onlyInAll(),
  async ({ page, baseURL }) => {
    test.setTimeout(600_000);
    const violations = recordViolations(page, baseURL!);
    const errors: string[] = [];
    page.on(
      'console',
      (message) => void (message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`)),
    );
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    // An interaction starts the app immediately, without waiting for the page to be idle.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => setTimeout(() => window.dispatchEvent(new Event('keydown')))),
    );
    // There are many similar tag pages, so a sample is enough.
    const isTag = (kind: string): boolean => kind.endsWith('-tag');
    const pages = [
      ...routeTable.filter(({ kind }) => !isTag(kind)),
      ...routeTable.filter(({ kind }) => isTag(kind)).filter((_route, index) => index % 9 === 0),
    ];
    for (const { path } of pages) {
      await page.goto(path);
      await waitForApp(page);
    }
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test(
  'RTE-10 using the site causes no request to another host and no policy violation',
  onlyInAll(),
  async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const violations = recordViolations(page, baseURL!);
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.warn(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
      ),
    );
    for (const { path } of oneOfEachKind) {
      await openPage(page, path);
      // What readers do on any page: change the color mode, scroll to the end, follow a link within the app.
      await page.getByRole('button', { name: /mode/i }).filter({ visible: true }).first().click();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const link = page.locator('main a[href^="/"]:not([href*="."])').filter({ visible: true }).first();
      if ((await link.count()) > 0) {
        const title = await page.title();
        await link.click();
        await expect(page).not.toHaveTitle(title);
      }
    }
    await openPage(page, '/search?q=layers');
    await expect(page.locator('main h2 a').first()).toBeVisible();
    expect(violations).toEqual([]);
  },
);
