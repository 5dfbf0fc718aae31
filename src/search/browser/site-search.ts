import { siteConfig } from '../../site/config/site-config';
import { withBase } from '../../site/routes';
import { INDEX_FOLDER } from '../shared/engine/packed-index';
import { createLocalEngine } from './local/local-engine';
import { createSearchSource, type SearchSource } from './search-source';

let source: SearchSource | undefined;

/** The site's search, one for dialog and page, made when it is first needed. Only in the browser. */
export function siteSearch(): SearchSource {
  source ??= createSearchSource(siteConfig.search, {
    local: () =>
      createLocalEngine(
        new URL(withBase(siteConfig.baseUrl, `/${INDEX_FOLDER}/`), window.location.origin).href,
        // The bundler finds the worker's file by this expression.
        () => new Worker(new URL('./local/worker.ts', import.meta.url)),
      ),
    hosted: async () => (await import('./hosted-engine')).createHostedEngine(siteConfig.search),
  });
  return source;
}
