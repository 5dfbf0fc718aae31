import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openPage } from './support/browser';
import { siteFolder } from './support/built-pages';
import { onlyInAll } from './support/only-in-all';
import { oneOfEachKind } from './support/routes';

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

test(
  'RTE-10 using the site causes no request to another host and no policy violation',
  onlyInAll(),
  async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const violations: string[] = [];
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(`${baseURL}/`) && request.method() === 'GET';
      if (!isOwn && !/^(?:data|blob):/.test(request.url()))
        violations.push(`${page.url()}: ${request.method()} ${request.url()}`);
    });
    page.on('websocket', (socket) => violations.push(`${page.url()}: ${socket.url()}`));
    page.on('console', (message) => {
      if (/Content Security Policy|Permissions Policy/i.test(message.text()))
        violations.push(`${page.url()}: ${message.text()}`);
    });
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
