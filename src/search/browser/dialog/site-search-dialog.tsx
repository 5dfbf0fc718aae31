import { useState } from 'react';
import { siteConfig } from '../../../site/config/site-config';
import { versionOfPage } from '../searched-version';
import { siteSearch } from '../site-search';
import { SearchDialog, type SearchDialogProps } from './search-dialog';

// A separate module with everything the dialog needs: the bundler turns it into the chunk that is fetched at the first
// sign of interest.

/** The search dialog, connected to the site's search. */
export function SiteSearchDialog(props: Omit<SearchDialogProps, 'source' | 'config' | 'version'>) {
  const [version] = useState(versionOfPage);
  return <SearchDialog source={siteSearch(version)} version={version} config={siteConfig.search} {...props} />;
}

/** Preloads what the first search needs. */
export function preloadSearch(): void {
  siteSearch(versionOfPage()).preload();
}
