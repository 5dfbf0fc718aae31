import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { KeptBody } from '../../src/content/build/sources/check-sources';
import { listVisibleFiles } from '../../src/site/build/list-visible-files';
import { digestOf, recallEach, type KeptValues } from '../../src/site/build/remember';
import { product } from '../../src/site/config/product';
import { siteConfig } from '../../src/site/config/site-config';
import type { CheckedPage } from './check-page';

interface KeptChecks {
  readonly bodies: KeptValues<KeptBody>;
  readonly pages: KeptValues<CheckedPage>;
}

/**
 * Returns what an earlier run found in files that have not changed since, as most have not. It only holds for the same
 * code, packages and site.
 */
export function recallChecks(): KeptChecks {
  const stamp = digestOf(JSON.stringify([process.version, siteConfig, product, STRINGS, digestOfCode()]));
  return { bodies: recallEach('checked-bodies', stamp), pages: recallEach('checked-pages', stamp) };
}

/** Any file counts, because finding out which ones are loaded would take as long as it saves. */
function digestOfCode(): string {
  const files = ['src', 'tools'].flatMap((folder) =>
    listVisibleFiles(resolve(folder)).map((path) => `${folder}/${path}`),
  );
  const digests = ['package-lock.json', ...files].map((file) => [file, digestOf(readFileSync(resolve(file)))]);
  return digestOf(JSON.stringify(digests));
}
