import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteConfig } from '../../src/site/config/site-config';
import { allPages, siteFolder, survey } from './built-pages';
import { routeTable } from './routes';

const rows = new Map(routeTable.map((route) => [route.path.replace(/(?<=.)\/$/, ''), route]));

let read: ReturnType<typeof readAll> | undefined;
/** The heads of all pages, read once for all checks. */
export const readHeads = (page: Page) => (read ??= readAll(page));

async function readAll(page: Page) {
  const pages = allPages().map(({ path, html }) => ({ path, html: html.slice(0, html.indexOf('<body')) }));
  const heads = await survey(page, pages, (document) => {
    const metas: Record<string, string[]> = {};
    for (const meta of document.querySelectorAll('meta[name], meta[property]'))
      (metas[meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''] ??= []).push(
        meta.getAttribute('content') ?? '',
      );
    const links = [...document.querySelectorAll('link')].map((link) =>
      Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
    );
    return {
      titles: [...document.querySelectorAll('title')].map(({ textContent }) => textContent ?? ''),
      metas,
      links,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
    };
  });
  return heads.map(({ path, found }) => {
    const route = rows.get(path);
    if (!route) throw new Error(`${path} is not in the route table.`);
    const one = (name: string): string => found.metas[name]?.join(' AND ') ?? '';
    const hrefs = (rel: string): (string | undefined)[] =>
      found.links.filter((link) => link.rel === rel).map(({ href }) => href);
    const data = found.data.map((text) => JSON.parse(text) as Record<string, unknown>);
    return { ...found, ...route, one, hrefs, data, url: `${siteConfig.url}${route.path}` };
  });
}

/** Parses an XML file with the browser's strict parser. Returns the elements of its root with their text. */
export function readXml(page: Page, name: string) {
  return page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const parseError = document.querySelector('parsererror');
      if (parseError) throw new Error(parseError.textContent ?? 'Not well-formed.');
      const root = document.documentElement;
      return {
        root: root.localName,
        space: root.namespaceURI,
        children: [...root.children].map((child) => ({
          name: child.localName,
          text: child.textContent ?? '',
          attributes: Object.fromEntries([...child.attributes].map((attribute) => [attribute.name, attribute.value])),
          parts: [...child.children].map((part) => [part.localName, part.textContent ?? ''] as const),
        })),
      };
    },
    readFileSync(join(siteFolder, name), 'utf8'),
  );
}
