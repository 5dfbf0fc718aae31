import { siteConfig } from '../../src/site/config/site-config';
import { allPages } from '../support/built-pages';
import { routeTable } from '../support/routes';
import { all, survey, textOf } from './document';

const kinds = new Map(routeTable.map(({ path, kind }) => [path.replace(/(?<=.)\/$/, ''), { path, kind }]));

/** The heads of all pages. */
export const heads = survey(
  allPages().map(({ path, html }) => ({ path, html: html.slice(0, html.indexOf('<body')) })),
  (document, found) => {
    const { path, kind } = kinds.get(found) ?? { path: found, kind: 'new' };
    const metas: Record<string, string[]> = {};
    for (const { attribs } of all(document, 'meta[name], meta[property]'))
      (metas[attribs.name ?? attribs.property ?? ''] ??= []).push(attribs.content ?? '');
    const links = all(document, 'link').map(({ attribs }) => attribs);
    return {
      kind,
      /** The canonical address. */
      url: `${siteConfig.url}${path}`,
      titles: all(document, 'title').map(textOf),
      metas,
      links,
      /** Blocks of structured data. */
      data: all(document, 'script[type="application/ld+json"]').map(
        (script) => JSON.parse(textOf(script)) as Record<string, unknown>,
      ),
      one: (name: string): string => metas[name]?.join(' AND ') ?? '',
      hrefs: (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href),
    };
  },
);
