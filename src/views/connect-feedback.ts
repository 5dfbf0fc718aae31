import { hasConsent } from '../features/consent/consent-cookie';
import { mayReport } from '../features/consent/may-report';
import { lazyPart } from '../hooks/lazy-part';
import { siteConfig } from '../site/config/site-config';

/**
 * Makes the questions about pages and samples work, on a site that asks them. Their code is loaded once the page runs;
 * answers that are given before wait for it. Readers send answers themselves. The page sends searches without results,
 * so that these need consent, and no objection.
 */
export function connectFeedback(): void {
  const { feedback } = siteConfig;
  if (!feedback) return;
  const part = lazyPart(() => import(/* webpackChunkName: "feedback" */ '../features/feedback/start-feedback'));
  let isStarted = false;
  const start = (button?: HTMLElement) => {
    part.load().then(
      ({ startFeedback }) => {
        document.removeEventListener('click', keep);
        if (!isStarted) startFeedback({ feedback, mayTellSearches: () => hasConsent() && mayReport() });
        isStarted = true;
        button?.click();
      },
      () => button && tellFailure(button.closest('[data-feedback]')),
    );
  };
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-feedback-answer]');
    if (button) start(button);
  };
  document.addEventListener('click', keep);
  start();
}

function tellFailure(block: Element | null): void {
  block?.querySelector('[role=alert]')?.remove();
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  block?.append(alert);
  // Screen readers announce what changes in an alert.
  alert.textContent = STRINGS.feedback.partMissing;
}
