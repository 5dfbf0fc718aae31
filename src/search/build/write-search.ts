import type { CreatePagesArgs } from 'gatsby';
import { startProcesses } from '../../site/build/processes';
import { loadSearchablePages } from './load-pages';
import type * as WriteSearchFiles from './write-search-files';

/**
 * Loads all pages from the GraphQL layer and writes what search needs. The pages are indexed in another process,
 * because this one has to answer Gatsby's workers or the author's browser.
 */
export async function writeSearch(graphql: CreatePagesArgs['graphql'], siteFolder: string): Promise<void> {
  const pages = await loadSearchablePages(graphql);
  const file = 'src/search/build/write-search-files.ts';
  const process = startProcesses<typeof WriteSearchFiles>(file, ['writeSearchFiles'], 1);
  try {
    await process.writeSearchFiles(pages, siteFolder);
  } finally {
    await process.end();
  }
}
