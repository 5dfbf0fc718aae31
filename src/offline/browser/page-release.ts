import { siteConfig } from '../../site/config/site-config';

/** What the worker needs to know about the release whose code is running. */
export function pageRelease(): { readonly compilationHash: string; readonly appData: string } {
  const appData = ownResources().find(({ pathname }) => /\/page-data\/.*app-data\.json$/.test(pathname));
  return {
    compilationHash: window.___webpackCompilationHash ?? '',
    appData: appData ? appData.pathname + appData.search : `${siteConfig.baseUrl}page-data/app-data.json`,
  };
}

/** URLs of the site's own files that the page has loaded. */
export function ownResources(): URL[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin);
}
