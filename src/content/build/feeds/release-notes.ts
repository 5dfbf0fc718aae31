import { escape } from 'html-escaper';
import type { SiteConfig } from '../../../site/config/site-config';
import { absoluteUrl, routes, type AbsoluteUrl, type RoutePath } from '../../../site/routes';
import { monthLabel } from '../../shared/release-notes/months';
import type { ReleaseMonth } from '../../shared/release-notes/types';
import { feedHtml } from './feed-html';
import { xmlText, type FeedItem } from './feed-items';
import { buildRssFeed } from './rss';

/** The release notes as an RSS feed: one item per month, dated the first of the month. */
export function buildReleaseNotesFeed(months: readonly ReleaseMonth[], site: SiteConfig): string {
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
    title: `Release notes | ${site.title}`,
    description: 'What changed, month by month.',
    language: site.i18n.defaultLocale,
    copyright: site.blog.feed.copyright,
    updated: items[0]?.date,
    icon: toUrl(site.favicon),
  };
  return buildRssFeed(channel, items, toUrl(routes.releaseNotesFeed()));
}

function monthHtml({ areas }: ReleaseMonth): string {
  return areas
    .map(({ area, entries }) => {
      const items = entries.map(({ kind, html }) => `<li><strong>${kind}:</strong> ${html}</li>`);
      return `<h2>${escape(area)}</h2><ul>${items.join('')}</ul>`;
    })
    .join('');
}
