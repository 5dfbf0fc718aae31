/**
 * The app of a build. It replaces Gatsby's own (`cache-dir/production-app.js`), which has navigation, a loader and a
 * handler of the head for more than this site does, at the cost of every reader. In `develop`, Gatsby's app runs
 * `gatsby-browser.tsx`.
 *
 * Relies on gatsby 5.16 (`cache-dir/static-entry.js`): the elements around a page in its HTML, the attribute
 * `data-gatsby-head` of those in the head, and `$virtual/async-requires`. On React 19: it moves `title`, `meta` and
 * `link` into the head, wherever they are rendered.
 */
import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
// eslint-disable-next-line import-x/no-unresolved -- Gatsby makes it while it bundles
import { components } from '$virtual/async-requires';
import './styles/index.css';
import { startNavigation } from './features/navigation/start-navigation';
import { hydratePage } from './gatsby/browser/hydrate-page';
import { linkManifest } from './gatsby/browser/link-manifest';
import { createPageLoader, type LoadedPage } from './gatsby/browser/page-loader';
import {
  connectRouter,
  Location,
  navigate,
  renderLocation,
  Router,
  type RouterLocation,
} from './gatsby/browser/shims/router';
import { RouteAnnouncerProps } from './gatsby/browser/shims/scroll-and-announcer';
import { rememberPage } from './offline/browser/remember-page';
import { siteConfig } from './site/config/site-config';
import { routes, withBase } from './site/routes';
import { PageInFrame } from './templates/frame';

const loader = createPageLoader(components);
const headRoot = createRoot(document.createElement('div'));
/** The page whose head is shown. That of the first page is in the HTML. */
let pageOfHead: LoadedPage | undefined;

/** Rendered after the page itself, as in `develop`. */
function Head({ module, props }: LoadedPage) {
  useLayoutEffect(() => {
    for (const element of document.querySelectorAll('[data-gatsby-head]')) element.remove();
  }, []);
  return createPortal(<module.Head {...props} />, document.head);
}

function Page({ location }: { readonly location: RouterLocation }) {
  const page = loader.loaded(location.pathname);
  const { module, path, props } = page;
  useEffect(() => {
    if (pageOfHead && pageOfHead !== page) headRoot.render(<Head {...page} />);
    pageOfHead = page;
  }, [page]);
  useEffect(() => rememberPage(location.pathname), [location.pathname]);
  return (
    <PageInFrame {...props} location={location}>
      <module.default key={path} {...props} location={location} />
    </PageInFrame>
  );
}

/** The elements are those that Gatsby renders around a page at build time. */
const app = (
  <>
    <Router id="gatsby-focus-wrapper">
      <Location>{({ location }) => <Page location={location} />}</Location>
    </Router>
    <div {...RouteAnnouncerProps} />
  </>
);

/** Takes over the page in the HTML, or tells the inline script that its code or data could not be loaded. */
async function start(): Promise<void> {
  const { pagePath = '' } = window;
  const isOffline = pagePath === routes.offline();
  const shown = withBase(siteConfig.baseUrl, pagePath);
  startNavigation({
    ...loader,
    read: async (path) => (await loader.load(path)).props.data,
    release: window.___webpackCompilationHash ?? '',
    prefetch: (path) => void loader.load(path).catch(() => undefined),
    render: renderLocation,
    connect: connectRouter,
  });
  linkManifest(withBase(siteConfig.baseUrl, routes.manifest()));
  const { pathname, search, hash } = window.location;
  // For example, the host has sent a page for its path with a slash at the end.
  if (!isOffline && pagePath !== routes.notFound() && shown !== pathname)
    navigate(shown + search + hash, { replace: true });
  try {
    await loader.load(window.location.pathname, shown, isOffline);
    hydratePage(app, document.getElementById('___gatsby')!);
  } catch {
    window.failStart?.();
  }
}

void start();
