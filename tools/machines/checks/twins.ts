import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteAddresses } from '../../../src/content/build/markdown/site-addresses';
import { siteConfig } from '../../../src/site/config/site-config';
import { absoluteUrl, withBase, type RoutePath } from '../../../src/site/routes';
import type { CheckResult } from '../check-result';
import { compareTwin } from '../compare-twin';
import { pageOutline } from '../page-outline';
import { pagesWithTwin } from '../pages-with-twin';
import { readTwin } from '../twin-outline';

/** Checks that each page has Markdown that says the same, and that it names its Markdown. */
export function checkTwins(folder: string): CheckResult {
  const { link } = siteAddresses(siteConfig);
  const problems: string[] = [];
  let checked = 0;
  for (const { path, twin } of pagesWithTwin(folder)) {
    checked += 1;
    problems.push(...problemsOf(path, twin).map((problem) => `${path} and ${twin}: ${problem}`));
  }
  return { checked: `${checked} pages and their Markdown`, problems };

  function problemsOf(path: RoutePath, twin: RoutePath): string[] {
    if (!existsSync(join(folder, twin))) return ['the Markdown is missing'];
    const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
    const text = readTwin(readFileSync(join(folder, twin), 'utf8'));
    const address = absoluteUrl(siteConfig.url, siteConfig.baseUrl, path);
    return [
      ...compareTwin(pageOutline(html), text, link),
      ...(text.meta.url === address ? [] : [`url is ${String(text.meta.url)}; expected ${address}`]),
      ...(['title', 'description', 'area'] as const)
        .filter((field) => typeof text.meta[field] !== 'string' || text.meta[field] === '')
        .map((field) => `${field} is missing`),
      ...(alternateOf(html) === withBase(siteConfig.baseUrl, twin)
        ? []
        : [`the page names ${String(alternateOf(html))} as its Markdown`]),
    ];
  }
}

function alternateOf(html: string): string | undefined {
  const tag = /<link[^>]*type="text\/markdown"[^>]*>/.exec(html)?.[0];
  return tag && /href="([^"]*)"/.exec(tag)?.[1];
}
