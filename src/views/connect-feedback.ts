import { hasConsent } from '../features/consent/consent-cookie';
import { startFeedback } from '../features/feedback/start-feedback';
import { onShown } from '../features/navigation/navigation-events';
import { mayReport } from '../features/reports/may-report';
import { siteConfig } from '../site/config/site-config';

/**
 * Makes the questions about pages and samples work, on a site that asks them. Readers send answers themselves. The page
 * sends searches without results, so that these need what reports need: consent, and no objection.
 */
export function connectFeedback(): void {
  startFeedback({
    url: siteConfig.feedback?.url,
    mayTellSearches: () => hasConsent() && mayReport(),
    onShown,
  });
}
