import type { GatsbyBrowser } from 'gatsby';
import './src/styles/index.css';
import { startNavigation } from './src/features/navigation/start-navigation';
import { connectLoader } from './src/gatsby/browser/connect-loader';
import { hydratePage } from './src/gatsby/browser/hydrate-page';
import { linkManifest } from './src/gatsby/browser/link-manifest';
import { rememberPage } from './src/offline/browser/remember-page';
import { siteConfig } from './src/site/config/site-config';
import { routes, withBase } from './src/site/routes';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const loader = connectLoader(routes.notFound(), routes.offline());
  startNavigation(loader);
  linkManifest(withBase(siteConfig.baseUrl, routes.manifest()));
  return loader.ready;
};
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => rememberPage(location.pathname);
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;
/** src/features/navigation prefetches pages itself and takes slow and metered connections into account. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production' ? () => hydratePage : undefined;
export { wrapPageElement } from './src/templates/frame';
