import { DocSearchModal, type DocSearchHit, type DocSearchModalProps } from '@docsearch/react';
import { useCallback, useEffect, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../../components/ui/link';
import type { SearchConfig } from '../../site/config/site-config';
import { routes } from '../../site/routes';
import { DIALOG_QUERY_LENGTH, SEARCH_PARAMETERS } from './build-request';
import { createDialogClient, searchAgain, type SearchFailure } from './dialog-client';
import { toHitAddress } from './hit-address';
import { HitRow, type HitRowProps } from './hit-row';
import { SearchFailureNotice } from './search-failure';
import type { SearchSource } from './search-source';
import { repairStoredHits } from './stored-hits';
import { useDialogContainer, useDialogMends, useFocusInside, useNoticeSlot } from './use-dialog-mends';
import { useInsights } from './use-insights';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './dialog.css';

export interface SearchDialogProps {
  readonly source: SearchSource;
  readonly config: SearchConfig;
  readonly initialQuery: string;
  /** True once the reader agrees to be counted. */
  readonly mayTrack: boolean;
  readonly onClose: () => void;
  /** Called with the address of what was chosen; closing is called for apart from it. */
  readonly onChoose: (href: string) => void;
}

/** Everything DocSearch is given must stay the same object, or it begins anew with each rendering. */
const NO_ID = 'local';

/**
 * The search dialog: DocSearch's, with our engines behind it, our rows in it, and what it lacks for assistive
 * technology added from outside.
 */
export default function SearchDialog({ source, config, initialQuery, mayTrack, onClose, onChoose }: SearchDialogProps) {
  const [failure, setFailure] = useState<SearchFailure>('none');
  const [client] = useState(() => {
    repairStoredHits(source.indexName);
    return createDialogClient(source, setFailure);
  });
  const [scrollY] = useState(() => window.scrollY);
  const hintId = useId();
  const container = useDialogContainer();
  const slot = useNoticeSlot(container);
  const status = useDialogMends(container, hintId, failure === 'failed');
  const insights = useInsights(config, source.isHosted && mayTrack, failure);
  useFocusInside(container);

  useLayoutEffect(() => {
    if (!container) return undefined;
    container.dataset.failure = failure;
    container.dataset.engine = source.isHosted ? 'hosted' : 'local';
    // An emptied field starts anew: what failed before is no longer asked for.
    const onInput = (event: Event) => {
      if ((event.target as HTMLInputElement).value === '') setFailure('none');
    };
    container.addEventListener('input', onInput);
    return () => container.removeEventListener('input', onInput);
  }, [container, failure, source]);

  const transformSearchClient = useCallback(() => client as never, [client]);
  const transformItems = useCallback(
    (items: DocSearchHit[]) => items.map((item) => ({ ...item, url: toHitAddress(item.url, config.externalUrlRegex, window.location.origin).href })),
    [config],
  );
  const Hit = useCallback((props: object) => <HitRow {...(props as Omit<HitRowProps, 'onChoose'>)} onChoose={onChoose} />, [onChoose]);
  const Footer = useCallback((props: FooterProps) => <SeeAll {...props} onChoose={onChoose} onClose={onClose} />, [onChoose, onClose]);
  const [navigator] = useState(() => ({
    navigate: ({ itemUrl }: { itemUrl: string }) => onChoose(itemUrl),
    navigateNewTab: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank', 'noopener'),
    navigateNewWindow: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank', 'noopener'),
  }));
  const getMissingResultsUrl = useCallback(({ query }: { query: string }) => config.letUsKnowUrl.replace('{query}', encodeURIComponent(query)), [config]);

  const retry = () => {
    const field = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (!field) return;
    field.focus();
    searchAgain(field, client);
  };

  return (
    <>
      <DocSearchModal
        appId={config.appId || NO_ID}
        apiKey={config.apiKey || NO_ID}
        indexName={source.indexName}
        placeholder="Search docs"
        initialQuery={initialQuery.slice(0, DIALOG_QUERY_LENGTH)}
        initialScrollY={scrollY}
        searchParameters={SEARCH_PARAMETERS as unknown as DocSearchModalProps['searchParameters']}
        transformSearchClient={transformSearchClient}
        transformItems={transformItems}
        hitComponent={Hit}
        resultsFooterComponent={Footer as DocSearchModalProps['resultsFooterComponent']}
        navigator={navigator}
        insights={insights as DocSearchModalProps['insights']}
        getMissingResultsUrl={config.letUsKnowUrl === '' ? undefined : getMissingResultsUrl}
        onClose={onClose}
      />
      {slot &&
        createPortal(
          <>
            <p id={hintId} className="visually-hidden">
              Results appear as you type. Choose one with the arrow keys, open it with Enter, close the search with Escape.
            </p>
            <p role="status" className="visually-hidden">
              {status}
            </p>
            {failure !== 'none' && <SearchFailureNotice hasFallback={failure === 'fallback'} onRetry={retry} />}
          </>,
          slot,
        )}
    </>
  );
}

interface FooterProps {
  readonly state: { readonly query: string; readonly context: { readonly nbHits?: number } };
}

/** Leads to the page with all results. */
function SeeAll({ state, onChoose, onClose }: FooterProps & { readonly onChoose: (href: string) => void; readonly onClose: () => void }) {
  const path = routes.search(state.query);
  return (
    <Link
      href={path}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose(event.currentTarget.pathname + event.currentTarget.search);
        onClose();
      }}
    >
      See all {state.context.nbHits ?? 0} results
    </Link>
  );
}
