import { DocSearchModal, type DocSearchHit, type DocSearchModalProps } from '@docsearch/react';
import { useCallback, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SearchConfig } from '../../site/config/site-config';
import { SEARCH_PARAMETERS } from './build-request';
import { createDialogClient, searchAgain, type SearchFailure } from './dialog-client';
import { toHitAddress } from './hit-address';
import { DIALOG_QUERY_LENGTH } from './query-length';
import { HitRow, type HitRowProps } from './hit-row';
import { SearchFailureNotice } from './search-failure';
import type { SearchSource } from './search-source';
import { SeeAll, type SeeAllProps } from './see-all';
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

/** DocSearch insists on an application and a key, also where neither is used. */
const NO_ID = 'local';

/**
 * The search dialog: DocSearch's, with our engines behind it, our rows in it, and what it lacks for assistive
 * technology added from outside. Everything that DocSearch is given stays the same object, or it would begin anew with
 * each rendering.
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
    (items: DocSearchHit[]) =>
      items.map((item) => ({
        ...item,
        url: toHitAddress(item.url, config.externalUrlRegex, window.location.origin).href,
      })),
    [config],
  );
  const Hit = useCallback(
    (props: object) => <HitRow {...(props as Omit<HitRowProps, 'onChoose'>)} onChoose={onChoose} />,
    [onChoose],
  );
  const Footer = useCallback(
    (props: Pick<SeeAllProps, 'state'>) => <SeeAll {...props} onChoose={onChoose} onClose={onClose} />,
    [onChoose, onClose],
  );
  const [navigator] = useState(() => ({
    navigate: ({ itemUrl }: { itemUrl: string }) => onChoose(itemUrl),
    navigateNewTab: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank', 'noopener'),
    navigateNewWindow: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank', 'noopener'),
  }));
  const getMissingResultsUrl = useCallback(
    ({ query }: { query: string }) => config.letUsKnowUrl.replace('{query}', encodeURIComponent(query)),
    [config],
  );

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
              Results appear as you type. Choose one with the arrow keys, open it with Enter, close the search with
              Escape.
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
