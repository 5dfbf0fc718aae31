/** The hooks of the app in `develop`, which is that of Gatsby. The app of a build does the same: see `src/app.tsx`. */
import type { GatsbyBrowser } from 'gatsby';
import './src/styles/index.css';
import { startNavigation } from './src/features/navigation/start-navigation';
import { connectLoader } from './src/gatsby/browser/connect-loader';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const loader = connectLoader();
  startNavigation(loader);
  return loader.ready;
};
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;
/** src/features/navigation prefetches pages itself and takes slow and metered connections into account. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
export { wrapPageElement } from './src/templates/frame';
