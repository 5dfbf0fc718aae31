import type { GatsbyBrowser } from 'gatsby';
import './src/styles/index.css';
import { handleLoadFailure, handleLoadStart, isAppShown } from './src/features/navigation/page-loads';
import { handleRouteUpdate } from './src/features/navigation/route-update';
import { startNavigation } from './src/features/navigation/start-navigation';
import { connectLoader } from './src/gatsby/browser/connect-loader';
import { routes } from './src/site/routes';

const loadEvents = { isAppShown, onStart: handleLoadStart, onFailure: handleLoadFailure };

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () =>
  startNavigation(connectLoader(loadEvents, routes.notFound()));
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) =>
  handleRouteUpdate(location, prevLocation);
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;
/** src/features/navigation prefetches pages itself and takes slow and metered connections into account. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
export { wrapPageElement } from './src/templates/frame';
