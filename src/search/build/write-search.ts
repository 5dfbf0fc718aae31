import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { siteConfig } from '../../site/config/site-config';
import { buildRecords } from './build-records';
import { loadSearchablePages } from './load-pages';
import { writeLocalIndex } from './write-local-index';

/**
 * Writes what search needs in addition to the pages: the index of the local engine, and all records as one list, from
 * which the hosted index is published once the whole site has been checked.
 */
export async function writeSearch(graphql: CreatePagesArgs['graphql'], siteFolder: string): Promise<void> {
  const records = buildRecords(await loadSearchablePages(graphql), {
    siteUrl: siteConfig.url,
    baseUrl: siteConfig.baseUrl,
  });
  writeLocalIndex(records, siteFolder);
  mkdirSync(join(siteFolder, 'search'), { recursive: true });
  writeFileSync(join(siteFolder, 'search', 'records.json'), JSON.stringify(records));
}
