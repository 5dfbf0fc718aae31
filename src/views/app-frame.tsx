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

/** Event on the document by which the app tells the starter that it can take clicks. */
export const HYDRATED_EVENT = 'app:hydrated';

/**
 * Reports that the app has taken the page over. Outside of everything that may crash; last, so that all else is ready.
 */
export function HydratedSign(): null {
  useEffect(() => {
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}

/** The frame of the site around a page, with what works on all of the page: navigation, code blocks, images. */
export function AppFrame({
  data,
  path,
  locationKey,
  page,
  children,
}: {
  readonly data: FrameData;
  /** Address of the page without base address, query and hash. */
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
