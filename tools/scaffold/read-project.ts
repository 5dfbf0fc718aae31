import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readDataFile } from '../../src/content/build/files/data';
import { readRedirects } from '../../src/output/build/redirects/read-redirects';
import { readOperations } from '../../src/reference/build/read-operations';
import { env } from '../../src/site/build/env';
import { readUtf8 } from '../../src/site/build/source-text';
import { CURRENT_VERSION } from '../../src/site/config/docs-versions';
import { product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readKnownKeys } from '../content-rules/known-keys';
import { readPageRules } from '../content-rules/page-kinds';
import { readContentPages } from '../content-pages';
import { EXPECTED_FILE } from '../guides/expected';
import type { ScaffoldProject } from './types';

/**
 * Reads the content to which something is added.
 *
 * @throws ContentError if a data file is invalid
 */
export function readScaffoldProject(): ScaffoldProject {
  const root = env.contentRoot;
  const tokens = tokenValues(product);
  const guidesFile = resolve(EXPECTED_FILE);
  const read = (path: string): string | undefined => (existsSync(path) ? readUtf8(path) : undefined);
  readDataFile('sidebars.yaml');
  return {
    root,
    guidesFile: root === resolve('content') && existsSync(guidesFile) ? guidesFile : undefined,
    day: new Date().toISOString().slice(0, 10),
    tokens,
    pages: readContentPages(root, tokens).pages.filter(({ version = CURRENT_VERSION }) => version === CURRENT_VERSION),
    rules: readPageRules(root, tokens),
    known: readKnownKeys(),
    redirects: readRedirects(),
    operations: readOperations(CURRENT_VERSION).operations,
    published: (read(join(root, 'data', 'published-routes.txt')) ?? '').split('\n').filter(Boolean),
    read,
  };
}
