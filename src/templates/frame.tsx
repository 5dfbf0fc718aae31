import type { ReactElement } from 'react';
import type { GatsbyBrowser } from 'gatsby';
import type { PageFrame } from '../content/shared/frame';
import { CrashBoundary } from '../features/crash/crash-boundary';
import { siteConfig } from '../site/config/site-config';
import { withoutBase, type SitePath } from '../site/routes';
import { AppFrame, HydratedSign } from '../views/app-frame';
import { useFrameData } from './use-frame-data';

/** The part of a page's query result that the frame uses: the paths of a doc in other versions. */
interface Data {
  readonly doc?: Pick<PageFrame, 'alternates'> | null;
}

interface Context {
  readonly frame?: PageFrame;
}

interface PageInFrameProps {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly pageContext: Context;
  readonly data: Data | null;
  readonly children: ReactElement;
}

/** A page in the frame. */
export function PageInFrame({ location, pageContext, data, children }: PageInFrameProps) {
  const alternates = data?.doc?.alternates;
  const page: PageFrame = { kind: 'page', ...pageContext.frame, ...(alternates ? { alternates } : {}) };
  // Gatsby's location contains the base path.
  const path = withoutBase(siteConfig.baseUrl, location.pathname as SitePath);
  return (
    <>
      <CrashBoundary path={path}>
        <Frame path={path} locationKey={`${location.pathname}${location.search}${location.hash}`} page={page}>
          {children}
        </Frame>
      </CrashBoundary>
      <HydratedSign />
    </>
  );
}

/** Wraps every page in the frame where Gatsby renders it: in HTML, and in `develop`. */
export const wrapPageElement: NonNullable<GatsbyBrowser<Data, Context>['wrapPageElement']> = ({ element, props }) => (
  <PageInFrame {...props}>{element}</PageInFrame>
);

function Frame(props: {
  readonly path: string;
  readonly locationKey: string;
  readonly page: PageFrame;
  readonly children: ReactElement;
}) {
  return <AppFrame data={useFrameData()} {...props} />;
}
