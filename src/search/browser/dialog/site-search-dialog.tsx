/** All that the dialog needs, in one file that is fetched at the first sign of interest. */
export { default as SearchDialog } from './search-dialog';
export { siteSearch } from './site-search';
export { toHitAddress } from './hit-address';
