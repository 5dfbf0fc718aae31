import { useEffect, useState } from 'react';
import * as page from '../../components/ui/failure-page.module.css';
import { RingSpinner } from '../../components/ui/ring-spinner';
import { useDocumentTitle } from '../../hooks/document-title';
import { siteConfig } from '../../site/config/site-config';
import * as styles from './load-error.module.css';

const TITLE = 'This page could not be loaded';
/** Delay in milliseconds before the spinner is shown. */
const SPINNER_DELAY = 200;

/** Shown in place of a page that could not be loaded. */
export function LoadError({ message }: { readonly message: string }) {
  const [phase, setPhase] = useState<'failed' | 'waiting' | 'loading'>('failed');
  useDocumentTitle(`${TITLE} | ${siteConfig.title}`);
  useEffect(() => {
    if (phase !== 'waiting') return undefined;
    const timer = setTimeout(() => setPhase('loading'), SPINNER_DELAY);
    return () => clearTimeout(timer);
  }, [phase]);
  if (phase === 'loading') return <PageSpinner />;
  const retry = () => {
    setPhase('waiting');
    window.location.reload();
  };
  return (
    <div role="alert" className={styles.box}>
      <h1 className={styles.title}>{TITLE}</h1>
      <p>{message}</p>
      <button type="button" className={page.button} onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** Shows that a page is loading when there is nothing else to show. */
function PageSpinner() {
  return (
    <div role="status" className={styles.spinner}>
      <span aria-hidden="true">
        <RingSpinner label={null} />
      </span>
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
