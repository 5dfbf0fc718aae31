import { siteConfig } from '../../site/config/site-config';
import { withBase } from '../../site/routes';
import { indexFolder } from '../shared/engine/packed-index';
import { createLocalEngine } from './local/local-engine';
import { createSearchSource, type SearchSource } from './search-source';

const { lastVersion } = siteConfig.docs;
const sources = new Map<string, SearchSource>();

/**
 * The site's search in a version of the docs, the last one by default. Shared by dialog and search page, created on
 * first use. Browser only.
 */
export function siteSearch(version: string = lastVersion): SearchSource {
  const known = sources.get(version);
  if (known) return known;
  const source = createSearchSource(siteConfig.search, {
    local: () =>
      createLocalEngine(
        new URL(withBase(siteConfig.baseUrl, `/${indexFolder(version, lastVersion)}/`), window.location.origin).href,
        // The bundler recognizes this exact expression and bundles the worker's file.
        () => new Worker(/* webpackChunkName: "search-engine" */ new URL('./local/worker.ts', import.meta.url)),
      ),
    hosted: async () => (await import('./hosted-engine')).createHostedEngine(siteConfig.search),
  });
  sources.set(version, source);
  return source;
}
