import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as shipped, type Page } from '@playwright/test';
import { reportSchema, type Report } from '../../src/site/report-schema';
import { routes } from '../../src/site/routes';
import { siteFolder } from '../support/built-pages';
import { addLink, crashTitle, openPage, pageDataOf, waitForApp } from '../support/browser';
import { markAsRetried } from '../support/navigation';
import { searchField } from '../support/search';
import { testWithCollector as test, type Received } from '../support/report-collector';

const DOC = '/docs/rest/zeta-overview';
const TYPED = 'Grandma birthday 1987';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const agree = (page: Page) => banner(page).getByRole('button', { name: 'Agree' }).click();
const agreeBefore = (page: Page, url: string) =>
  page.context().addCookies([{ name: 'CookieConsent', value: 'true', url }]);
/** Leaves the page, which hides it first. */
const leave = (page: Page) => page.goto('about:blank');
const isReport = ({ path }: Received): boolean => path === '/reports';

/** Requests for the code that collects reports, which only a page with reports needs. */
function recordLibrary(page: Page): string[] {
  const urls: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text().catch(() => '')).includes('sendBeacon'))
      urls.push(response.url());
  });
  return urls;
}

async function receivedReport(received: readonly Received[]): Promise<Report> {
  await expect.poll(() => received.filter(isReport).length).toBe(1);
  return reportSchema.parse(JSON.parse(received.find(isReport)!.body));
}

/** Waits long enough for a report that would have been sent. */
async function expectNoReport(page: Page, received: readonly Received[]): Promise<void> {
  await page.waitForTimeout(1000);
  expect(received.filter(isReport)).toEqual([]);
}

/** Throws an error from one of the site's own files, as the app would. */
async function throwInSite(page: Page, site: string, message: string): Promise<void> {
  await page.evaluate(
    ([text, file]) => {
      const error = new TypeError(text);
      error.stack = `TypeError: ${text}\n    at run (${file}/app-0a.js?q=${encodeURIComponent(text!)}:1:2)`;
      setTimeout(() => {
        throw error;
      });
    },
    [message, site],
  );
  await page.waitForTimeout(50);
}

test('nothing is loaded or sent before consent, after a refusal, or against an objection', async ({
  page,
  site,
  received,
}) => {
  const library = recordLibrary(page);
  await openPage(page, DOC);
  await throwInSite(page, site, 'early');
  await leave(page);
  await expectNoReport(page, received);

  await page.goto(DOC);
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await throwInSite(page, site, 'refused');
  await leave(page);
  await expectNoReport(page, received);

  await agreeBefore(page, site);
  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    const objecting = await page.context().newPage();
    const loaded = recordLibrary(objecting);
    await objecting.addInitScript(
      ([key, signal]) => Object.defineProperty(Navigator.prototype, key, { get: () => signal }),
      [name, value] as const,
    );
    await openPage(objecting, DOC);
    await throwInSite(objecting, site, 'objecting');
    await leave(objecting);
    await expectNoReport(objecting, received);
    expect(loaded, name).toEqual([]);
  }
  expect(library).toEqual([]);
});

test('a page sends one report after consent: web vitals, and errors without what was typed', async ({
  page,
  site,
  received,
}) => {
  await openPage(page, DOC);
  await throwInSite(page, site, 'before consent');
  await agree(page);
  // The code that collects is loaded now.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /mode/i }).filter({ visible: true }).first().click();
  await page.keyboard.press('Control+k');
  const field = searchField(page);
  await field.fill(TYPED);
  await throwInSite(page, site, `No results for ${TYPED} at ${site}/search?q=${encodeURIComponent(TYPED)}#${TYPED}`);
  await field.fill('');
  for (let time = 0; time < 2; time += 1) await throwInSite(page, site, `Still thinking of ${TYPED}`);
  await page.keyboard.press('Escape');
  await leave(page);

  const report = await receivedReport(received);
  expect(Object.keys(report.vitals).sort()).toEqual(['CLS', 'INP', 'LCP', 'TTFB']);
  expect(report.vitals.LCP).toBeGreaterThan(0);
  expect(report).toMatchObject({ version: 1, path: DOC, release: expect.stringMatching(/^\w{8,}$/) });
  expect(report.errors.map(({ kind, name, message, frames, count }) => [kind, name, message, frames, count])).toEqual([
    ['error', 'TypeError', `No results for … … … at ${site}/search … …`, ['/app-0a.js:1:2'], 1],
    ['error', 'TypeError', 'Still thinking of … … …', ['/app-0a.js:1:2'], 2],
  ]);
  const [{ method, headers, body }] = received.filter(isReport) as [Received];
  expect(method).toBe('POST');
  expect(headers['content-type']).toBe('text/plain');
  expect(headers.referer).toBe(`${site}/`);
  expect(`${body}${JSON.stringify(headers)}`).not.toMatch(/grandma|birthday|1987|before consent/i);
  // No more comes, and nobody asked for permission first.
  await page.waitForTimeout(500);
  expect(received.filter(({ path }) => path.startsWith('/reports'))).toHaveLength(1);
});

test('withdrawn consent counts at once', async ({ page, site, received }) => {
  await agreeBefore(page, site);
  await openPage(page, DOC);
  await page.waitForLoadState('networkidle');
  await throwInSite(page, site, 'withdrawn');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await leave(page);
  await expectNoReport(page, received);
});

test('crashes, files that did not load and pages that could not be shown are reported with the page that was shown', async ({
  page,
  site,
  received,
}) => {
  await agreeBefore(page, site);
  await page.addInitScript(`
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function (name, options) {
      if (location.pathname === ${JSON.stringify(routes.docTags(''))} && name === 'section') throw new RangeError('too far');
      return createElement.call(this, name, options);
    };
  `);
  await openPage(page, DOC);
  await page.waitForLoadState('networkidle');
  // Otherwise, the page would be loaded again first.
  await markAsRetried(page, routes.sdks());
  await page.route(pageDataOf(routes.sdks()), (route) => route.abort());
  await (await addLink(page, routes.sdks())).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/gone-0a1b2c3d.js?secret';
    document.head.append(script);
    return new Promise((resolve) => (script.onerror = resolve));
  });
  await (await addLink(page, routes.docTags(''), 'Another link')).click();
  await expect(crashTitle(page)).toBeVisible();
  await leave(page);
  const { errors } = await receivedReport(received);
  expect(errors.map(({ kind, name, path }) => [kind, name, path])).toEqual([
    ['page', 'thrown', DOC],
    ['file', 'thrown', expect.any(String)],
    ['crash', 'RangeError', expect.any(String)],
  ]);
  expect(errors[1]?.message).toBe('/gone-0a1b2c3d.js');
  expect(errors[2]?.frames.length).toBeGreaterThan(0);
});

test('what goes wrong before the app starts is reported too', async ({ page, site, received }) => {
  await agreeBefore(page, site);
  await page.addInitScript((file) => {
    document.addEventListener('DOMContentLoaded', () => {
      throw Object.assign(new Error('too early'), { stack: `at ${file}/app-0a.js:1:2` });
    });
  }, site);
  await openPage(page, DOC);
  await page.waitForLoadState('networkidle');
  await leave(page);
  expect((await receivedReport(received)).errors.map(({ message }) => message)).toEqual(['too early']);
});

test('a page that does not exist has no path in its report', async ({ page, site, received }) => {
  await agreeBefore(page, site);
  await page.goto('/secret-of-grandma?q=birthday');
  await page.keyboard.press('Tab');
  await waitForApp(page);
  await page.waitForLoadState('networkidle');
  await leave(page);
  const report = await receivedReport(received);
  expect(report.path).toBeNull();
  expect(JSON.stringify(received)).not.toMatch(/grandma|birthday/);
});

test('the browser reports what the policy has prevented', async ({ page, received }) => {
  await page.goto(DOC);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://pictures.example/a.png';
    document.body.append(image);
  });
  await expect.poll(() => received.filter(({ path }) => path === '/policy').length).toBe(1);
  const { body } = received.find(({ path }) => path === '/policy')!;
  expect(body).toContain('https://pictures.example/a.png');
  expect(body).toContain('img-src');
});

shipped('the shipped site contains no trace of reports', () => {
  const scripts = readdirSync(siteFolder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const files = [...scripts, 'index.html', 'headers.json', '_headers', 'nginx.conf'];
  for (const name of files) {
    expect(existsSync(join(siteFolder, name)), name).toBe(true);
    const text = readFileSync(join(siteFolder, name), 'utf8');
    expect(text.match(/pageErrors|site-crash|web-vitals|report-uri|report-to\b|reporting-endpoints/i), name).toBeNull();
  }
});
