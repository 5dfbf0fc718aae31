import { Filled } from '../components/ui/filled';
import { Link } from '../components/ui/link';
import * as failure from '../components/ui/failure-page.module.css';
import { PageMain } from '../features/navigation/page-main';
import { useHydrated } from '../hooks/use-hydrated';
import { isSamePath, routes } from '../site/routes';
import { PageTitle } from './page-title';

/** Says what can be read without a connection. Without one, it is shown in place of a page that has not been kept. */
export function OfflinePage({ path }: { /** Path of the address, without the base path. */ readonly path: string }) {
  const isInPlaceOfAnother = useHydrated() && !isSamePath(path, routes.offline());
  return (
    <PageMain className={failure.main} startsApp>
      <PageTitle>{STRINGS.offline.title}</PageTitle>
      {isInPlaceOfAnother && (
        <div role="alert" className={failure.box}>
          <p>
            <Filled
              text={STRINGS.offline.notOpenedBefore}
              path={<code style={{ overflowWrap: 'anywhere' }}>{path}</code>}
            />
          </p>
          <button type="button" className={failure.button} onClick={() => window.location.reload()}>
            {STRINGS.common.tryAgain}
          </button>
        </div>
      )}
      <p>{STRINGS.offline.help}</p>
      <p>
        <Link href={routes.search()}>{STRINGS.offline.search}</Link>
      </p>
    </PageMain>
  );
}
