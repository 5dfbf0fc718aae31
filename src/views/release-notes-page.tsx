import { Fragment } from 'react';
import { MobileToc } from '../features/mobile-toc/mobile-toc';
import { navigateTo } from '../features/navigation/start-navigation';
import { PageMenu } from '../features/page-menu/page-menu';
import { ReleaseFilter, type ReleaseFilterState } from '../features/release-filter/release-filter';
import { monthLabel } from '../content/shared/release-notes/months';
import { RELEASE_AREAS, type ReleaseMonth } from '../content/shared/release-notes/types';
import type { ApiChanges } from '../reference/shared/api-change';
import { siteConfig } from '../site/config/site-config';
import { routes, type SitePath } from '../site/routes';
import { Link } from '../components/ui/link';
import { API_CHANGES_ID, ApiChangesSection } from './api-changes-section';
import { DocsLayout } from './docs-layout';
import { PageTitle } from './page-title';
import { Filled } from '../components/ui/filled';
import { fill } from '../site/fill';
import { KIND_LABELS } from '../content/shared/release-notes/kinds';
import * as styles from './release-notes-page.module.css';

/** What the description of the API describes. */
const API_AREAS: readonly string[] = ['REST API', 'stream recorder'];
const BADGES = { New: 'success', Changed: 'info', Fixed: 'neutral', Deprecated: 'warning' } as const;

export interface ReleaseNotesView {
  /** What is different in the API since its last release; null if that is not known. */
  readonly api: ApiChanges | null;
  /** Query string of the URL. */
  readonly search: string;
  readonly recent: readonly ReleaseMonth[];
  readonly older: readonly ReleaseMonth[];
}

/** All release notes by month. Those older than two years are collapsed. */
export function ReleaseNotesPage({ search, api, recent, older }: ReleaseNotesView) {
  const areas = areasOfAll([...recent, ...older]);
  return (
    <ReleaseFilter areas={areas} search={search} onSearch={replaceSearch}>
      {(filter, bar) => {
        const { area, optionsOf } = filter;
        const isShown = (month: ReleaseMonth) => hasArea(month, area);
        const shownRecent = recent.filter(isShown);
        const shownOlder = older.filter(isShown);
        const shownApi = area === null || API_AREAS.includes(area) ? api : null;
        const toc = [
          ...shownRecent.map((month) => ({
            id: month.month,
            html: monthLabel(month.month),
            option: optionsOf(areasOf(month)),
            children: [],
          })),
          ...(shownApi
            ? [
                {
                  id: API_CHANGES_ID,
                  html: STRINGS.releaseNotes.apiChanges,
                  option: optionsOf(API_AREAS),
                  children: [],
                },
              ]
            : []),
        ];
        return (
          <DocsLayout toc={toc}>
            {/* Closed, so that the entries need not fit before hydration. */}
            <MobileToc entries={toc.map((entry) => ({ ...entry, option: undefined }))} />
            <div className={styles.titled}>
              <PageMenu path={routes.releaseNotes()} />
              <PageTitle>{STRINGS.releaseNotes.title}</PageTitle>
            </div>
            <p className={styles.lead}>
              <Filled
                text={siteConfig.off.includes('blog') ? STRINGS.releaseNotes.leadAlone : STRINGS.releaseNotes.lead}
                feed={<Link href={routes.releaseNotesFeed()}>{STRINGS.blog.rss}</Link>}
                blog={<Link href={routes.blog()}>{STRINGS.releaseNotes.blog}</Link>}
              />
            </p>
            <div data-options={optionsOf(areas)}>
              {bar}
              <Months months={shownRecent} filter={filter} />
              {shownOlder.length > 0 && (
                <details className={styles.older} data-option={optionsOf(areasOfAll(older))}>
                  <summary>{STRINGS.releaseNotes.older}</summary>
                  <Months months={shownOlder} filter={filter} />
                </details>
              )}
              {shownApi && <ApiChangesSection {...shownApi} option={optionsOf(API_AREAS)} />}
            </div>
            <p>
              {STRINGS.releaseNotes.feedsByProduct}{' '}
              {areas.map((area, index) => (
                <Fragment key={area}>
                  {index > 0 && ', '}
                  <Link href={routes.releaseNotesFeed(area)}>{area}</Link>
                </Fragment>
              ))}
            </p>
          </DocsLayout>
        );
      }}
    </ReleaseFilter>
  );
}

function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  // The browser's own path contains the base path.
  navigateTo((pathname + search + hash) as SitePath, { replace: true });
}

function hasArea(month: ReleaseMonth, area: string | null): boolean {
  return area === null || areasOf(month).includes(area);
}

function areasOfAll(months: readonly ReleaseMonth[]): string[] {
  return RELEASE_AREAS.filter((area) => months.some((month) => hasArea(month, area)));
}

function areasOf({ areas }: ReleaseMonth): string[] {
  return areas.map(({ area }) => area);
}

interface MonthsProps {
  readonly months: readonly ReleaseMonth[];
  readonly filter: ReleaseFilterState;
}

function Months({ months, filter: { area, optionsOf } }: MonthsProps) {
  return months.map((month) => {
    const shown = month.areas.filter((entry) => area === null || entry.area === area);
    return (
      <section key={month.month} className={styles.month} data-option={optionsOf(areasOf(month))}>
        <h2 id={month.month}>
          {monthLabel(month.month)}
          <a
            className="hash-link"
            href={`#${month.month}`}
            aria-label={fill(STRINGS.content.directLink, { heading: monthLabel(month.month) })}
          />
        </h2>
        {shown.map(({ area: name, entries }) => (
          <div key={name} data-option={optionsOf([name])}>
            <div className={styles.area}>
              <h3>{name}</h3>
              <ul role="list">
                {entries.map(({ kind, html, version }, index) => (
                  <li key={index}>
                    <span className={`badge badge-${BADGES[kind]}`}>{KIND_LABELS[kind]}</span>
                    <span>
                      <span dangerouslySetInnerHTML={{ __html: html }} />
                      {version && <span className={styles.version}>{` ${version}`}</span>}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </section>
    );
  });
}
