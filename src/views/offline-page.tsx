import { useEffect, useState } from 'react';
import * as failure from '../components/ui/failure-page.module.css';
import { Link } from '../components/ui/link';
import { PageMain } from '../features/navigation/page-main';
import { listKeptPages, type KeptPage } from '../offline/browser/kept-pages';
import { isSamePath, routes } from '../site/routes';
import { PageTitle } from './page-title';
import * as styles from './offline-page.module.css';

/**
 * Lists the pages that can be read without a connection. Without one, it is also shown in place of a page that has not
 * been kept.
 */
export function OfflinePage({ path }: { /** Path of the address, without the base path. */ readonly path: string }) {
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    void listKeptPages().then(setPages);
  }, []);
  const isInPlaceOfAnother = pages !== undefined && !isSamePath(path, routes.offline());
  return (
    <PageMain className={failure.main} startsApp>
      <PageTitle>Read offline</PageTitle>
      {isInPlaceOfAnother && (
        <div role="alert" className={failure.box}>
          <p>
            There is no connection, and <code className={styles.path}>{path}</code> has not been opened on this device
            before.
          </p>
          <button type="button" className={failure.button} onClick={() => window.location.reload()}>
            Try again
          </button>
        </div>
      )}
      <p>Pages that you have opened before can be read without a connection.</p>
      {pages && (pages.length > 0 ? <PageList pages={pages} /> : <p>So far, there are none.</p>)}
    </PageMain>
  );
}

function PageList({ pages }: { readonly pages: readonly KeptPage[] }) {
  return (
    <ul className={styles.pages} aria-label="Pages to read offline">
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link href={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
