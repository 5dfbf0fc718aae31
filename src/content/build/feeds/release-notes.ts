import { Feed } from 'feed';
import type { SiteConfig } from '../../../site/config/site-config';
import { monthLabel } from '../../shared/release-notes/months';
import type { ReleaseMonth } from '../../shared/release-notes/types';
import { absoluteUrl, routes } from '../../../site/routes';

/** The release notes as RSS: an item a month, dated the month's first day. Links in texts become absolute. */
export function buildReleaseNotesFeed(months: readonly ReleaseMonth[], site: SiteConfig): string {
  const address = (path: string): string => absoluteUrl(site.url, site.baseUrl, path);
  const page = address(routes.releaseNotes());
  const feed = new Feed({
    id: page,
    link: page,
    title: `Release notes | ${site.title}`,
    description: 'What changed, month by month.',
    language: site.i18n.defaultLocale,
    copyright: site.blog.feed.copyright,
    updated: dateOf(months[0]?.month),
    feed: address(routes.releaseNotesFeed()),
    generator: '',
  });
  for (const month of months.slice(0, site.blog.feed.limit)) {
    const link = `${page}#${month.month}`;
    feed.addItem({
      id: link,
      link,
      title: monthLabel(month.month),
      date: dateOf(month.month),
      content: monthHtml(month).replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${address(path)}"`),
    });
  }
  return feed.rss2();
}

function monthHtml({ areas }: ReleaseMonth): string {
  return areas
    .map(
      ({ area, entries }) =>
        `<h2>${area}</h2><ul>${entries.map(({ kind, html }) => `<li><strong>${kind}:</strong> ${html}</li>`).join('')}</ul>`,
    )
    .join('');
}

function dateOf(month: string | undefined): Date {
  return new Date(month === undefined ? 0 : `${month}-01T00:00:00Z`);
}
