import { useEffect, type ReactElement } from 'react';
import { useCodeBlocks } from '../features/code-blocks/use-code-blocks';
import { hasConsent } from '../features/consent/consent-cookie';
import { CrashBoundary } from '../features/crash/crash-boundary';
import { replayEarlyInput } from '../features/early-input/replay-early-input';
import { ImageZoom } from '../features/image-zoom/image-zoom';
import { useHints } from '../features/hints/use-hints';
import { LoadFailureContext, useLatestFailure } from '../features/navigation/load-failure';
import { onNavigation, onShown } from '../features/navigation/navigation-events';
import { ROUTE_STATUS_ID } from '../features/navigation/arrival';
import { useOpenDetails } from '../features/navigation/open-details';
import { navigateTo, readPage } from '../features/navigation/start-navigation';
import { ProgressBar } from '../features/progress-bar/progress-bar';
import { SearchButton } from '../search/browser/search-button';
import type { FrameData, PageFrame } from '../content/shared/frame';
import type { NavbarItem, NavbarLink } from '../content/shared/navbar/types';
import { SiteFrame } from './site-frame/site-frame';
import { connectFeedback } from './connect-feedback';
import { RunIt } from './run-it';
import { TryIt } from './try-it';

/**
 * Takes over from the starter script once the app has hydrated the page. It must be outside everything that can crash,
 * and last, so that everything else is ready.
 */
export function HydratedSign(): null {
  useEffect(() => {
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    // First, so that early answers are repeated too.
    if (process.env.HAS_FEEDBACK) connectFeedback();
    replayEarlyInput();
  }, []);
  return null;
}

/** The site's frame around a page, with the features that cover the whole page: navigation, code blocks, images. */
export function AppFrame({
  data,
  path,
  locationKey,
  page,
  children,
}: {
  readonly data: FrameData;
  /** Path of the page without base path, query and hash. */
  readonly path: string;
  readonly locationKey: string;
  readonly page: PageFrame;
  readonly children: ReactElement;
}) {
  useCodeBlocks();
  useHints(readPage);
  useOpenDetails();
  const failure = useLatestFailure();
  // The page that could not be loaded is the current one, even though the frame of the previous page remains.
  const currentPath = failure?.path ?? path;
  return (
    <LoadFailureContext value={failure}>
      <ProgressBar subscribe={subscribeToNavigation} />
      <SiteFrame
        data={data}
        page={page}
        path={currentPath}
        locationKey={failure?.href ?? locationKey}
        search={
          <SearchButton
            onNavigate={navigateTo}
            onShown={onShown}
            startLinks={startLinksOf(data.navbar)}
            mayTrack={hasConsent}
          />
        }
        onNavigate={navigateTo}
      >
        <CrashBoundary path={currentPath}>{children}</CrashBoundary>
      </SiteFrame>
      <ImageZoom />
      <TryIt key={path} />
      <RunIt key={`run ${path}`} />
      <div id={ROUTE_STATUS_ID} role="status" className="visually-hidden" />
    </LoadFailureContext>
  );
}

function startLinksOf(navbar: readonly NavbarItem[]): NavbarLink[] {
  return navbar
    .flatMap((item) => (item.type === 'search' ? item.items : []))
    .filter((item): item is NavbarLink => item.type === 'link');
}

function subscribeToNavigation(onStart: () => void, onEnd: () => void): () => void {
  return onNavigation(({ type }) => {
    if (type === 'start') onStart();
    else if (type === 'end') onEnd();
  });
}
