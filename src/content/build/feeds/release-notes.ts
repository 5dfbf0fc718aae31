import type { SiteConfig } from '../../../site/config/site-config';
import { escapeHtml } from '../../../site/escape-html';
import { absoluteUrl, routes, type AbsoluteUrl, type RoutePath } from '../../../site/routes';
import { monthLabel } from '../../shared/release-notes/months';
import { RELEASE_AREAS, type ReleaseMonth } from '../../shared/release-notes/types';
import { feedHtml } from './feed-html';
import { xmlText, type FeedItem } from './feed-items';
import { buildRssFeed } from './rss';
import { fill } from '../../../site/fill';
import { KIND_LABELS } from '../../shared/release-notes/kinds';

/** The products that release notes mention, in the order in which they are shown. */
export function productsOf(months: readonly ReleaseMonth[]): string[] {
  return RELEASE_AREAS.filter((product) => months.some(({ areas }) => areas.some(({ area }) => area === product)));
}

/**
 * The release notes as an RSS feed: one item per month, dated the first of the month.
 *
 * @param product leaves out what is new in others; undefined for all
 */
export function buildReleaseNotesFeed(allMonths: readonly ReleaseMonth[], site: SiteConfig, product?: string): string {
  const months = product === undefined ? allMonths : only(product, allMonths);
  const toUrl = (path: RoutePath): AbsoluteUrl => absoluteUrl(site.url, site.baseUrl, path);
  const page = toUrl(routes.releaseNotes());
  const items = months.slice(0, site.blog.feed.limit).map((month): FeedItem => {
    const date = new Date(`${month.month}-01T00:00:00Z`);
    return {
      url: `${page}#${month.month}`,
      title: monthLabel(month.month),
      date,
      updated: date,
      description: '',
      html: xmlText(feedHtml([{ type: 'html', html: monthHtml(month) }], page)),
      authors: [],
      tags: [],
    };
  });
  const channel = {
    url: page,
    title: `${STRINGS.releaseNotes.title}${product === undefined ? '' : `: ${product}`} | ${site.title}`,
    description:
      product === undefined
        ? STRINGS.releaseNotes.feedDescription
        : fill(STRINGS.releaseNotes.feedDescriptionOf, { area: product }),
    language: site.i18n.localeConfigs[site.i18n.defaultLocale]?.htmlLang ?? site.i18n.defaultLocale,
    copyright: site.blog.feed.copyright,
    updated: items[0]?.date,
    icon: toUrl(site.favicon),
    hub: site.webSubHub,
  };
  return buildRssFeed(channel, items, toUrl(routes.releaseNotesFeed(product)));
}

function only(product: string, months: readonly ReleaseMonth[]): ReleaseMonth[] {
  return months
    .map(({ month, areas }) => ({ month, areas: areas.filter(({ area }) => area === product) }))
    .filter(({ areas }) => areas.length > 0);
}

function monthHtml({ areas }: ReleaseMonth): string {
  return areas
    .map(({ area, entries }) => {
      const items = entries.map(
        ({ kind, html }) => `<li><strong>${escapeHtml(KIND_LABELS[kind])}:</strong> ${html}</li>`,
      );
      return `<h2>${escapeHtml(area)}</h2><ul>${items.join('')}</ul>`;
    })
    .join('');
}
