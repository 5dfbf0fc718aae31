import { Component, Fragment, type ReactNode } from 'react';
import * as page from '../../components/ui/failure-page.module.css';
import { useDocumentTitle } from '../../hooks/document-title';
import { siteConfig } from '../../site/config/site-config';
import { routes, withBase } from '../../site/routes';
import { causeChain } from './crash-message';
import * as styles from './crash.module.css';

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** Path of the page. Leaving it clears the crash. */
  readonly path: string;
}

/** Catches errors that are thrown while a page is rendered and shows a message with a retry button instead. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly error: unknown; readonly path: string }> {
  override state = { error: undefined as unknown, path: this.props.path };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error(STRINGS.crash.unknown) };
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: { error: unknown; path: string }) {
    return props.path === state.path ? null : { path: props.path, error: undefined };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <CrashPage error={this.state.error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

function CrashPage({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  useDocumentTitle(`${STRINGS.crash.documentTitle} | ${siteConfig.title}`);
  return (
    <main id="main" className="start-crash">
      <div role="alert">
        <h1>{STRINGS.crash.title}</h1>
        <p>{STRINGS.crash.help}</p>
        <details open>
          <summary>{STRINGS.crash.details}</summary>
          {causeChain(error).map((message, index) => (
            <Fragment key={index}>
              {index > 0 && <p className={styles.cause}>{STRINGS.crash.cause}</p>}
              <p className={styles.message}>{message}</p>
            </Fragment>
          ))}
        </details>
        <p>
          <button type="button" className={page.button} onClick={onRetry}>
            {STRINGS.common.tryAgain}
          </button>{' '}
          {/* A full load: the cause of the frame's crash would remain after a client navigation. */}
          <a href={withBase(siteConfig.baseUrl, routes.home())} data-full-load="">
            {STRINGS.crash.home}
          </a>
        </p>
      </div>
    </main>
  );
}
