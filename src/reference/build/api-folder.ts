import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../site/build/env';
import { versionedName } from '../../site/config/docs-versions';
import { siteConfig } from '../../site/config/site-config';

/**
 * Folder of the API description that a version of the docs is about, relative to the content root: its frozen copy
 * (`api-2.0`), or `api` if it has none. What belongs to no version, such as the published description, is about the
 * last one.
 */
export function apiFolder(version: string = siteConfig.docs.lastVersion): string {
  const own = versionedName('api', version);
  return existsSync(join(env.contentRoot, own)) ? own : 'api';
}
