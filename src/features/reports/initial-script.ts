import { CRASH_EVENT } from '../../site/crash-event';

/** Number of events that are kept until the app has started. */
const KEPT = 9;

declare global {
  interface Window {
    /** Events of what has gone wrong; once the app has started, what takes them instead. */
    pageErrors?: Event[] | { readonly push: (event: Event) => void };
  }
}

/**
 * Source of the part of the inline script that keeps what goes wrong before the app has started. Empty if the site has
 * no address for reports.
 */
export function reportsScript(hasReports: boolean): string {
  if (!hasReports) return '';
  const types = JSON.stringify(['error', 'unhandledrejection', CRASH_EVENT]);
  return (
    `window.pageErrors=[];${types}.forEach(function(t){` +
    `addEventListener(t,function(e){pageErrors.length>=${KEPT}||pageErrors.push(e)},true)});`
  );
}
