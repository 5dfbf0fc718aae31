import type { GatsbyBrowser } from 'gatsby';
import './src/styles/index.css';
import { handleRouteUpdate } from './src/features/navigation/route-update';
import { startNavigation } from './src/features/navigation/start-navigation';
import { wrapPageElement as wrap } from './src/templates/wrap-page-element';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => startNavigation();
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) =>
  handleRouteUpdate(location as never, prevLocation as never);
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;
/** Fetching ahead is decided by src/features/navigation, which respects slow and metered connections. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrap;
