import { useEffect, useState, type CSSProperties } from 'react';
import * as page from '../../components/ui/failure-page.module.css';
import { RingSpinner } from '../../components/ui/ring-spinner';
import { useDocumentTitle } from '../../hooks/document-title';
import { siteConfig } from '../../site/config/site-config';

/** Delay in milliseconds before the spinner is shown. */
const SPINNER_DELAY = 200;

/** Here and in no style sheet: any page can show them, but the HTML of none does. */
const styles = {
  box: {
    display: 'grid',
    gap: 'var(--space-4)',
    justifyItems: 'start',
    padding: 'var(--space-5)',
    border: '1px solid var(--color-danger)',
    borderRadius: 'var(--radius-large)',
    background: 'var(--color-surface)',
  },
  title: { margin: 0, fontSize: 'var(--text-23)', color: 'var(--color-danger)' },
  spinner: { display: 'grid', placeItems: 'center', minBlockSize: '40vh' },
} satisfies Record<string, CSSProperties>;

/** Shown in place of a page that could not be loaded. */
export function LoadError({ message }: { readonly message: string }) {
  const [phase, setPhase] = useState<'failed' | 'waiting' | 'loading'>('failed');
  useDocumentTitle(`${STRINGS.loadError.title} | ${siteConfig.title}`);
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
    <div role="alert" style={styles.box}>
      <h1 style={styles.title}>{STRINGS.loadError.title}</h1>
      <p>{message}</p>
      <button type="button" className={page.button} onClick={retry}>
        {STRINGS.loadError.retry}
      </button>
    </div>
  );
}

/** Shows that a page is loading when there is nothing else to show. */
function PageSpinner() {
  return (
    <div role="status" style={styles.spinner}>
      <span aria-hidden="true">
        <RingSpinner label={null} />
      </span>
      <span className="visually-hidden">{STRINGS.common.loading}</span>
    </div>
  );
}
