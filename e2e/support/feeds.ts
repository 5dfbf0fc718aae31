import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { postSources } from './blog-sources';
import { siteFolder } from './built-pages';

export const FEEDS = { rss: 'blog/rss.xml', atom: 'blog/atom.xml', json: 'blog/feed.json' } as const;
export const read = (name: string): string => readFileSync(join(siteFolder, name), 'utf8');
/** The posts that the feeds must contain. */
export const newest = postSources.slice(0, 20);

/** What the browser's strict parser makes of a file: names of elements with their text, as paths. */
export function elementsOf(page: Page, name: string) {
  return page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    const parseError = document.querySelector('parsererror');
    if (parseError) throw new Error(parseError.textContent ?? 'Not well-formed.');
    const pathOf = (element: Element): string =>
      (element.parentElement ? `${pathOf(element.parentElement)}/` : '') + element.nodeName;
    return [...document.querySelectorAll('*')].map((element) => ({
      path: pathOf(element),
      text: element.textContent ?? '',
      space: element.namespaceURI,
      attributes: Object.fromEntries(
        [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
      ) as Record<string, string>,
    }));
  }, read(name));
}
