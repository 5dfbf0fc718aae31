import { useEffect, useState, type ReactNode } from 'react';
import * as page from '../../components/ui/failure-page.module.css';
import { onNavigation } from './navigation-events';
import * as styles from './load-error.module.css';

/** Delay in milliseconds before the spinner is shown. */
const SPINNER_DELAY = 200;

interface Failure {
  readonly href: string;
  readonly message: string;
}

/** Shows the page, or, after a failed navigation, an error with a retry button. */
export function LoadErrorGate({ children, spinner }: { readonly children: ReactNode; readonly spinner: ReactNode }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => onNavigation((event) => setFailure(event.type === 'failed' ? event : null)), []);
  if (!failure) return children;
  return (
    <main id="main" className={page.main}>
      <LoadError failure={failure} spinner={spinner} />
    </main>
  );
}

function LoadError({ failure, spinner }: { readonly failure: Failure; readonly spinner: ReactNode }) {
  const [phase, setPhase] = useState<'failed' | 'waiting' | 'loading'>('failed');
  useEffect(() => {
    if (phase !== 'waiting') return undefined;
    const timer = setTimeout(() => setPhase('loading'), SPINNER_DELAY);
    return () => clearTimeout(timer);
  }, [phase]);
  if (phase === 'loading') return <PageSpinner>{spinner}</PageSpinner>;
  const retry = () => {
    setPhase('waiting');
    window.location.assign(failure.href);
    if (failure.href === window.location.pathname + window.location.search + window.location.hash)
      window.location.reload();
  };
  return (
    <div role="alert" className={styles.box}>
      <h1 className={styles.title}>This page could not be loaded</h1>
      <p>{failure.message}</p>
      <button type="button" className={page.button} onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** Shows that a page is loading when there is nothing else to show. */
function PageSpinner({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.spinner}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
