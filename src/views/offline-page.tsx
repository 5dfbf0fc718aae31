import * as failure from '../components/ui/failure-page.module.css';
import { PageMain } from '../features/navigation/page-main';
import { useHydrated } from '../hooks/use-hydrated';
import { KeptLists } from '../offline/browser/kept-lists';
import { isSamePath, routes } from '../site/routes';
import { PageTitle } from './page-title';

/**
 * Lists the pages that can be read without a connection. Without one, it is also shown in place of a page that has not
 * been kept.
 */
export function OfflinePage({ path }: { /** Path of the address, without the base path. */ readonly path: string }) {
  const isInPlaceOfAnother = useHydrated() && !isSamePath(path, routes.offline());
  return (
    <PageMain className={failure.main} startsApp>
      <PageTitle>Read offline</PageTitle>
      {isInPlaceOfAnother && (
        <div role="alert" className={failure.box}>
          <p>
            There is no connection, and <code style={{ overflowWrap: 'anywhere' }}>{path}</code> has not been opened on
            this device before.
          </p>
          <button type="button" className={failure.button} onClick={() => window.location.reload()}>
            Try again
          </button>
        </div>
      )}
      <p>
        Pages that you have opened before can be read without a connection. To save all pages of a documentation area,
        use its menu.
      </p>
      <KeptLists />
    </PageMain>
  );
}
