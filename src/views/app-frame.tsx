import { useEffect, type ReactElement } from 'react';
import { RingSpinner } from '../components/ui/ring-spinner';
import { useCodeBlocks } from '../features/code-blocks/use-code-blocks';
import { hasConsent } from '../features/consent/consent-cookie';
import { CrashBoundary } from '../features/crash/crash-boundary';
import { ImageZoom } from '../features/image-zoom/image-zoom';
import { LoadErrorGate } from '../features/navigation/load-error';
import { onNavigation } from '../features/navigation/navigation-events';
import { ROUTE_STATUS_ID } from '../features/navigation/route-update';
import { navigateTo } from '../features/navigation/start-navigation';
import { ProgressBar } from '../features/progress-bar/progress-bar';
import { SearchButton } from '../search/browser/search-button';
import type { FrameData, PageFrame } from '../content/shared/frame';
import { SiteFrame } from './site-frame/site-frame';

/** Event on the document that tells the starter script that the app can handle clicks. */
export const HYDRATED_EVENT = 'app:hydrated';

/**
 * Reports that the app has hydrated the page. It must be outside everything that can crash, and last, so that
 * everything else is ready.
 */
export function HydratedSign(): null {
  useEffect(() => {
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    document.dispatchEvent(new Event(HYDRATED_EVENT));
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
  return (
    <>
      <ProgressBar subscribe={subscribeToNavigation} />
      <SiteFrame
        data={data}
        page={page}
        path={path}
        locationKey={locationKey}
        search={<SearchButton onNavigate={navigateTo} mayTrack={hasConsent} />}
        onNavigate={navigateTo}
      >
        <CrashBoundary path={path}>
          <LoadErrorGate spinner={<RingSpinner label={null} />}>{children}</LoadErrorGate>
        </CrashBoundary>
      </SiteFrame>
      <ImageZoom />
      <div id={ROUTE_STATUS_ID} role="status" className="visually-hidden" />
    </>
  );
}

function subscribeToNavigation(onStart: () => void, onEnd: () => void): () => void {
  return onNavigation((event) => (event.type === 'start' ? onStart() : onEnd()));
}
