import { onConsentChange } from '../features/consent/consent-changes';
import { hasConsent } from '../features/consent/consent-cookie';
import { onNavigation } from '../features/navigation/navigation-events';
import { startReports } from '../features/reports/start-reports';
import { siteConfig } from '../site/config/site-config';

/** Starts reports of errors and web vitals, on a site that has an address for them. */
export function connectReports(): void {
  if (!siteConfig.reports) return;
  startReports(siteConfig.reports, {
    hasConsent,
    onConsentChange,
    onArrival: (onArrival) =>
      onNavigation((sign) => {
        if (sign.type === 'failed') onArrival(sign.message);
        else if (sign.type === 'shown') onArrival(null);
      }),
  });
}
