import { useEffect, type ReactElement } from 'react';
import type { WrapPageElementBrowserArgs } from 'gatsby';
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
import { siteConfig } from '../site/config/site-config';
import type { PageFrame } from '../content/shared/views';
import { SiteFrame } from '../views/site-frame/site-frame';
import { useFrameData } from './use-frame-data';

/** Event on the document by which the app tells the starter that it can take clicks. */
export const HYDRATED_EVENT = 'app:hydrated';

interface Props {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  readonly pageContext: { readonly frame?: PageFrame };
  /** What the page's query found; a doc tells where it is in the other versions. */
  readonly data?: { readonly doc?: Pick<PageFrame, 'alternates'> | null };
}

/** Puts the frame around every page, the same while rendering and in the browser. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>): ReactElement {
  const { location, pageContext, data } = props as unknown as Props;
  const frame: PageFrame = {
    kind: 'page',
    ...pageContext.frame,
    ...(data?.doc?.alternates ? { alternates: data.doc.alternates } : {}),
  };
  const path = location.pathname.slice(siteConfig.baseUrl.length - 1) || '/';
  return (
    <>
      <CrashBoundary path={path}>
        <Frame path={path} locationKey={`${location.pathname}${location.search}${location.hash}`} page={frame}>
          {element}
        </Frame>
      </CrashBoundary>
      <HydratedSign />
    </>
  );
}

/** Says that the app has taken the page over. Outside of everything that may crash; last, so that all others are ready. */
function HydratedSign(): null {
  useEffect(() => {
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}

function Frame({
  path,
  locationKey,
  page,
  children,
}: {
  readonly path: string;
  readonly locationKey: string;
  readonly page: PageFrame;
  readonly children: ReactElement;
}) {
  const data = useFrameData();
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
