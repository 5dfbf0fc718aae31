import { siteConfig } from '../../site/config/site-config';
import { withBase } from '../../site/routes';
import { INDEX_FOLDER } from '../shared/engine/packed-index';
import { createLocalEngine } from './local/local-engine';
import { createSearchSource, type SearchSource } from './search-source';

let source: SearchSource | undefined;

/** The site's search, shared by dialog and search page, created on first use. Browser only. */
export function siteSearch(): SearchSource {
  source ??= createSearchSource(siteConfig.search, {
    local: () =>
      createLocalEngine(
        new URL(withBase(siteConfig.baseUrl, `/${INDEX_FOLDER}/`), window.location.origin).href,
        // The bundler recognizes this exact expression and bundles the worker's file.
        () => new Worker(/* webpackChunkName: "search-engine" */ new URL('./local/worker.ts', import.meta.url)),
      ),
    hosted: async () => (await import('./hosted-engine')).createHostedEngine(siteConfig.search),
  });
  return source;
}
