import { MobileToc } from '../features/mobile-toc/mobile-toc';
import { navigateTo } from '../features/navigation/start-navigation';
import { ReleaseFilter, type ReleaseFilterState } from '../features/release-filter/release-filter';
import { monthLabel } from '../content/shared/release-notes/months';
import { RELEASE_AREAS, type ReleaseMonth } from '../content/shared/release-notes/types';
import { routes, type SitePath } from '../site/routes';
import { Link } from '../components/ui/link';
import { DocsLayout } from './docs-layout';
import { PageTitle } from './page-title';
import * as styles from './release-notes-page.module.css';

const BADGES = { New: 'success', Changed: 'info', Fixed: 'neutral', Deprecated: 'warning' } as const;

export interface ReleaseNotesView {
  /** Query string of the URL. */
  readonly search: string;
  readonly recent: readonly ReleaseMonth[];
  readonly older: readonly ReleaseMonth[];
}

/** All release notes by month. Those older than two years are collapsed. */
export function ReleaseNotesPage({ search, recent, older }: ReleaseNotesView) {
  const months = [...recent, ...older];
  const areas = RELEASE_AREAS.filter((area) => months.some((month) => hasArea(month, area)));
  return (
    <ReleaseFilter areas={areas} search={search} onSearch={replaceSearch}>
      {(filter, bar) => {
        const { area, optionsOf } = filter;
        const toc = recent
          .filter((month) => hasArea(month, area))
          .map((month) => ({
            id: month.month,
            html: monthLabel(month.month),
            option: optionsOf(areasOf(month)),
            children: [],
          }));
        return (
          <DocsLayout toc={toc}>
            <MobileToc entries={toc} />
            <PageTitle>Release notes</PageTitle>
            <p className={styles.lead}>
              What changed, month by month. Follow it by <Link href={routes.releaseNotesFeed()}>RSS</Link>; longer
              stories are in the <Link href={routes.blog()}>blog</Link>.
            </p>
            {bar}
            <div data-options={optionsOf(areas)}>
              <Months months={recent} filter={filter} />
            </div>
            {older.length > 0 && (
              <details className={styles.older} data-options={optionsOf(areas)}>
                <summary>Older than two years ({older.length} months)</summary>
                <Months months={older} filter={filter} />
              </details>
            )}
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
    if (shown.length === 0) return null;
    return (
      <section
        key={month.month}
        aria-labelledby={month.month}
        className={styles.month}
        data-option={optionsOf(areasOf(month))}
        data-options={optionsOf(areasOf(month))}
      >
        <h2 id={month.month}>
          {monthLabel(month.month)}
          <a className="hash-link" href={`#${month.month}`} aria-label={`Direct link to ${monthLabel(month.month)}`} />
        </h2>
        {shown.map(({ area: name, entries }) => (
          <div key={name} data-option={optionsOf([name])}>
            <div className={styles.area}>
              <h3>{name}</h3>
              <ul role="list">
                {entries.map(({ kind, html, version }, index) => (
                  <li key={index}>
                    <span className={`badge badge-${BADGES[kind]}`}>{kind}</span>
                    <span>
                      <span dangerouslySetInnerHTML={{ __html: html }} />
                      {version && <span className={styles.version}> {version}</span>}
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
