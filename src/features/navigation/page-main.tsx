import type { ReactNode } from 'react';
import * as page from '../../components/ui/failure-page.module.css';
import { LoadError } from './load-error';
import { useLoadFailure } from './load-failure';

interface PageMainProps {
  readonly className: string | undefined;
  /** Class while an error is shown; by default, that of a page without columns. */
  readonly errorClassName?: string | undefined;
  /** For a page that shows little without the app, which then does not wait for the reader. */
  readonly startsApp?: boolean;
  readonly children: ReactNode;
}

/** The main part of a page. If the page of the current address could not be loaded, it shows an error instead. */
export function PageMain({ className, errorClassName = page.main, startsApp = false, children }: PageMainProps) {
  const failure = useLoadFailure();
  return (
    <main id="main" className={failure ? errorClassName : className} data-start={startsApp ? '' : undefined}>
      {failure ? <LoadError key={failure.href} message={failure.message} /> : children}
    </main>
  );
}
