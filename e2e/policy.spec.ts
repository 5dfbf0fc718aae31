import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openPage, waitForApp } from './support/browser';
import { siteFolder } from './support/built-pages';
import { onlyInAll } from './support/only-in-all';
import { oneOfEachKind, routeTable } from './support/routes';

test('RTE-10 every page, file and error is sent with the policy', async ({ request }) => {
  const [rule] = JSON.parse(readFileSync(join(siteFolder, 'headers.json'), 'utf8')) as [
    { readonly headers: Readonly<Record<string, string>> },
  ];
  // Over plain http, the server leaves out what would send readers to https.
  const policy = rule.headers['content-security-policy']?.replace('; upgrade-insecure-requests', '');
  for (const path of ['/', '/docs/sdks', '/search?q=x', '/blog/rss.xml', '/no/such/page', '/%E0%A4%A', '/404.html']) {
    const { 'content-security-policy': sent, 'x-content-type-options': sniff } = (await request.get(path)).headers();
    expect([sent, sniff], path).toEqual([policy, 'nosniff']);
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
