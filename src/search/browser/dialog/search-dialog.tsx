import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { useCallback, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { siteConfig, type SearchConfig } from '../../../site/config/site-config';
import type { SearchHit } from '../../shared/response';
import { NARROW, searchParameters } from '../build-request';
import { wordsOf } from '../found-words/hit-words';
import { markOnArrival, type OnShown } from '../found-words/mark-on-arrival';
import { toHitLink, type HitLink } from '../hit-link';
import { toMissingResultsUrl } from '../missing-results';
import { SearchFailureNotice, type SearchFailure } from '../search-failure';
import type { SearchSource } from '../search-source';
import { placeholderFor } from '../searched-version';
import { DIALOG_QUERY_LENGTH } from '../search-state';
import { DIALOG_WORDS } from './dialog-words';
import { HitRow, type HitRowProps } from './hit-row';
import { createInsights } from './insights';
import { onTyped, searchFieldIn } from './search-field';
import { createDialogSearch } from './search-for-dialog';
import { SeeAll, type SeeAllProps } from './see-all';
import { StartLinks, type StartLink } from './start-links';
import { repairStoredHits } from './stored-hits';
import { useEarlyEnter } from './use-early-enter';
import { useDialogElements, useDialogRoles, useFocusInside } from './use-dialog';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './dialog.css';
import './start-links.css';

export interface SearchDialogProps {
  readonly source: SearchSource;
  /** Version of the docs that is searched. */
  readonly version?: string;
  readonly config: SearchConfig;
  readonly initialQuery: string;
  /** True if Enter was pressed after the initial query. */
  readonly isSubmitted?: boolean;
  /** Returns whether the reader currently consents to tracking. */
  readonly mayTrack: () => boolean;
  /** Shown while the field is empty. */
  readonly startLinks: readonly StartLink[];
  readonly onClose: () => void;
  /** Called with the address of what was chosen; `onClose` is called separately. */
  readonly onChoose: (address: HitLink) => void;
  readonly onShown: OnShown;
}

/** DocSearch requires an application id and a key even if neither is used. */
const NO_ID = 'local';

/**
 * The search dialog: DocSearch's dialog with our engines and our rows. What it is missing for keyboards and assistive
 * technology is added from outside.
 */
export function SearchDialog({
  source,
  version = siteConfig.docs.lastVersion,
  config,
  initialQuery,
  isSubmitted = false,
  mayTrack,
  startLinks,
  onClose,
  onChoose,
  onShown,
}: SearchDialogProps) {
  const [failure, setFailure] = useState<SearchFailure | null>(null);
  const [{ search, forget }] = useState(() => createDialogSearch(source, setFailure));
  const hintId = useId();
  const elements = useDialogElements();
  const container = elements?.container;
  const status = useDialogRoles(container, hintId, failure === 'failed');
  useFocusInside(container);
  const reportShown = useEarlyEnter(container, isSubmitted ? initialQuery : null, failure);

  useLayoutEffect(() => {
    if (!container) return undefined;
    container.dataset.failure = failure ?? 'none';
    container.dataset.engine = source.isHosted ? 'hosted' : 'local';
    // Clearing the field resets the failure, because the failed query is gone.
    const onClear = () => {
      forget();
      setFailure(null);
    };
    const removeTyped = onTyped(container, (text) => text === '' && onClear());
    container.addEventListener('reset', onClear);
    return () => {
      removeTyped();
      container.removeEventListener('reset', onClear);
    };
  }, [container, failure, forget, source]);

  const toAddress = useCallback(
    (url: string) => toHitLink(url, config.externalUrlRegex, window.location.origin),
    [config],
  );
  const [insights] = useState(() =>
    config.insights && source.isHosted && mayTrack() ? createInsights(config, mayTrack) : undefined,
  );
  const choose = useCallback((href: string) => onChoose(toAddress(href)), [onChoose, toAddress]);
  const chooseHit = useCallback(
    (hit: SearchHit) => {
      const address = toAddress(hit.url);
      if (!address.isExternal)
        markOnArrival(address.href, wordsOf(hit, searchFieldIn(container)?.value ?? ''), onShown);
      onChoose(address);
    },
    [container, onChoose, onShown, toAddress],
  );
  const Hit = useCallback(
    (props: Pick<HitRowProps, 'hit' | 'children'>) => (
      // Stored pages do not pass through `transformItems`.
      <HitRow
        {...props}
        hit={{ ...props.hit, url: toAddress(props.hit.url).href }}
        onClick={insights?.reportClick}
        onChoose={chooseHit}
      />
    ),
    [chooseHit, insights, toAddress],
  );
  const Footer = useCallback(
    (props: Pick<SeeAllProps, 'state'>) => (
      <SeeAll {...props} version={version} onChoose={choose} onClose={onClose} onShown={reportShown} />
    ),
    [choose, onClose, reportShown, version],
  );
  // Always the same objects, because DocSearch would otherwise start over on each render.
  const [options] = useState(() => {
    repairStoredHits(source.indexName);
    const openNewTab = ({ itemUrl }: { itemUrl: string }) =>
      void window.open(toAddress(itemUrl).href, '_blank', 'noopener');
    return {
      initialScrollY: window.scrollY,
      searchParameters: searchParameters(window.matchMedia(NARROW).matches, version),
      // The type of the client's search accepts more kinds of requests than DocSearch sends.
      transformSearchClient: (client) => ({ ...client, search: search as typeof client.search }),
      transformItems: (items) => items.map((item) => ({ ...item, url: toAddress(item.url).href })),
      navigator: {
        navigate: ({ item }) => chooseHit(item as SearchHit),
        navigateNewTab: openNewTab,
        navigateNewWindow: openNewTab,
      },
      insights: insights?.forDocSearch ?? false,
      getMissingResultsUrl:
        config.letUsKnowUrl === '' ? undefined : ({ query }) => toMissingResultsUrl(config.letUsKnowUrl, query) ?? '',
    } satisfies Partial<DocSearchModalProps>;
  });

  const retry = () => {
    source.giveHeadStart();
    // DocSearch searches for the field's text each time the field gets the focus.
    const field = searchFieldIn(container);
    field?.blur();
    field?.focus();
  };

  return (
    <>
      <DocSearchModal
        {...options}
        appId={config.appId || NO_ID}
        apiKey={config.apiKey || NO_ID}
        indexName={source.indexName}
        placeholder={placeholderFor(version)}
        translations={DIALOG_WORDS}
        initialQuery={initialQuery.slice(0, DIALOG_QUERY_LENGTH)}
        hitComponent={Hit}
        resultsFooterComponent={Footer}
        onClose={onClose}
      />
      {elements &&
        createPortal(
          <>
            <p id={hintId} className="visually-hidden">
              {STRINGS.search.hint}
            </p>
            <p role="status" className="visually-hidden">
              {status}
            </p>
            {failure && <SearchFailureNotice failure={failure} onRetry={retry} />}
          </>,
          elements.slot,
        )}
      {elements &&
        startLinks.length > 0 &&
        createPortal(
          <StartLinks
            container={elements.container}
            isShown={initialQuery === ''}
            links={startLinks}
            onChoose={choose}
            onClose={onClose}
          />,
          elements.startSlot,
        )}
    </>
  );
}
