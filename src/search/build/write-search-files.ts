import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../site/config/site-config';
import { buildRecords, type SearchablePage } from './build-records';
import { writeLocalIndex } from './write-local-index';

/**
 * Writes what search needs in addition to the pages: the index of the local engine, and all records as one list, from
 * which the hosted index is published once the whole site has been checked.
 */
export function writeSearchFiles(pages: readonly SearchablePage[], siteFolder: string): void {
  const records = buildRecords(pages, { siteUrl: siteConfig.url, baseUrl: siteConfig.baseUrl });
  writeLocalIndex(records, siteFolder);
  mkdirSync(join(siteFolder, 'search'), { recursive: true });
  writeFileSync(join(siteFolder, 'search', 'records.json'), JSON.stringify(records));
}
