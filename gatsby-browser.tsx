import type { GatsbyBrowser } from 'gatsby';
import './src/styles/index.css';
import { startNavigation } from './src/features/navigation/start-navigation';
import { connectLoader } from './src/gatsby/browser/connect-loader';
import { routes } from './src/site/routes';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const loader = connectLoader(routes.notFound());
  startNavigation(loader);
  return loader.ready;
};
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;
/** src/features/navigation prefetches pages itself and takes slow and metered connections into account. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
export { wrapPageElement } from './src/templates/frame';
