import type { SiteConfig } from '../../site/config/site-config';
import { mayReport } from './may-report';
import type { ReportedPage } from './reported-page';

/**
 * Reports errors and web vitals of some page views, of readers who have agreed and whose browsers do not object. Code
 * that measures is only loaded then, and what has happened before is forgotten.
 *
 * @param random a number from 0 to below 1
 */
export function startReports(
  settings: NonNullable<SiteConfig['reports']>,
  page: ReportedPage,
  random = Math.random(),
): void {
  const isReported = mayReport() && random < settings.sample;
  if (isReported && page.hasConsent()) return begin();
  window.pageErrors = { push: () => {} };
  if (!isReported) return;
  const stop = page.onConsentChange(check);
  // Not every browser tells when a page changes its own cookies; the banner's buttons do so on a click.
  document.addEventListener('click', check);

  function check(): void {
    if (!page.hasConsent()) return;
    stop();
    document.removeEventListener('click', check);
    begin();
  }

  function begin(): void {
    import('./report-page').then(
      ({ reportPage }) => reportPage(settings.url, page),
      () => {
        // A page without reports is better than one that complains about them.
      },
    );
  }
}
