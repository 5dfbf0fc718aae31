import { siteConfig } from '../../../site/config/site-config';
import { siteSearch } from '../site-search';
import { SearchDialog, type SearchDialogProps } from './search-dialog';

// A module of its own, with all that the dialog needs: the bundler makes it the chunk that is fetched at the first sign
// of interest.

/** The dialog over the site's own search. */
export function SiteSearchDialog(props: Omit<SearchDialogProps, 'source' | 'config'>) {
  return <SearchDialog source={siteSearch()} config={siteConfig.search} {...props} />;
}

/** Fetches ahead what the first answer needs. */
export function preloadSearch(): void {
  siteSearch().preload();
}
