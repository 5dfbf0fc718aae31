import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { postSources } from './blog-sources';
import { siteFolder } from './built-pages';

export const FEEDS = { rss: 'blog/rss.xml', atom: 'blog/atom.xml', json: 'blog/feed.json' } as const;
export const read = (name: string): string => readFileSync(join(siteFolder, name), 'utf8');
/** The posts that the feeds must contain. */
export const newest = postSources.slice(0, 20);

/** Parses a file with the browser's strict XML parser. Returns the paths of its elements with their text. */
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

export const iso = (date: unknown): string => new Date(String(date)).toISOString();

/** URLs, unwanted parts and words in the HTML of a feed item. */
export const lookAtItem = (document: Document) => ({
  addresses: [...document.body.querySelectorAll('[href], [src], [srcset], [poster]')].flatMap((element) =>
    ['href', 'src', 'srcset', 'poster'].flatMap((name) => element.getAttribute(name) ?? []),
  ),
  chrome: [
    ...document.body.querySelectorAll(
      'script, style, button, input, form, iframe, nav, header, footer, noscript, template, ' +
        '[class], [style], [aria-hidden], [tabindex], [role=tablist]',
    ),
  ].map(({ outerHTML }) => outerHTML.slice(0, 80)),
  handlers: [...document.body.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
  ),
  unnamed: [...document.body.querySelectorAll('img:not([alt])')].map(({ outerHTML }) => outerHTML),
  words: (document.body.textContent ?? '').replace(/\s+/g, ' '),
});

/** Whether a URL of this site exists in the build, including its anchor. */
export function isBuilt(address: string): boolean {
  const { pathname, hash } = new URL(address);
  const file = join(siteFolder, decodeURIComponent(pathname));
  if (existsSync(join(file, 'index.html')))
    return (
      hash === '' ||
      readFileSync(join(file, 'index.html'), 'utf8').includes(`id="${decodeURIComponent(hash.slice(1))}"`)
    );
  return /\.\w+$/.test(pathname) && existsSync(file);
}
