import { onCLS, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { ErrorReport, Report, VitalName } from '../../site/report-schema';
import { describeEvent, describePage, type Description } from './describe-error';
import { addError } from './error-list';
import { mayReport } from './may-report';
import type { ReportedPage } from './reported-page';
import { TypedWords } from './typed-words';

/** Collects what goes wrong and the web vitals, and sends them to `url` when the page is left or hidden for once. */
export function reportPage(url: string, { hasConsent, onArrival }: ReportedPage): void {
  const typed = new TypedWords();
  let errors: readonly ErrorReport[] = [];
  const vitals: { -readonly [Name in VitalName]?: number } = {};
  const add = (description: Description | null): void => {
    if (description) errors = addError(errors, description, publishedPath());
  };
  const addEvent = (event: Event): void => add(describeEvent(event, window.location.origin, typed.current()));

  const kept = window.pageErrors;
  window.pageErrors = { push: addEvent };
  if (Array.isArray(kept)) kept.forEach(addEvent);
  onArrival((failure) => {
    typed.addAddress();
    if (failure !== null) add(describePage(failure, typed.current()));
  });
  const keep = ({ name, value }: MetricType): void => {
    if (name !== 'FCP') vitals[name] = name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);
  };
  for (const observe of [onCLS, onINP, onLCP, onTTFB]) observe(keep, { reportAllChanges: true });

  // On the window and not while capturing: after the library, which then adds what it has not reported yet.
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    window.pageErrors = { push: () => {} };
    if (!hasConsent() || !mayReport() || (errors.length === 0 && Object.keys(vitals).length === 0)) return;
    const release = window.___webpackCompilationHash ?? '';
    const report: Report = { version: 1, release, path: publishedPath(), vitals, errors: [...errors] };
    // A type that needs no permission of another host (CORS) before it is sent.
    navigator.sendBeacon(url, new Blob([JSON.stringify(report)], { type: 'text/plain' }));
  });
}

/** The path of the page that is shown, as it was published: the address may contain what a reader has typed. */
function publishedPath(): string | null {
  const published = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  const path = published ? new URL(published).pathname : null;
  return path === null || path.endsWith('/404.html') ? null : path;
}
