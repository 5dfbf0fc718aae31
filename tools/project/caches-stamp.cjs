/** What Gatsby's caches depend on besides the content: the code behind its hooks, the packages, the settings. */
/* eslint-disable @typescript-eslint/no-require-imports -- Gatsby loads it with its configuration */
const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { reachableFiles } = require('./reachable-files.cjs');

const FILES = [
  'package.json',
  'package-lock.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
];
/** Their imports count, too. */
const ENTRIES = ['src/gatsby/hooks/config.ts', 'src/gatsby/hooks/node.ts', 'scripts/finish-build.ts'];
const SETTINGS = [
  'PRODUCT_SLUG',
  'PRODUCT_NAME',
  'SITE_URL',
  'BASE_URL',
  'SITE_LOCALE',
  'SITE_INDEXING',
  'SITE_OVERRIDES',
  'STATUS_URL',
];
/** Names, texts and colors of the site. */
const DATA = ['brand.yaml', 'strings.yaml', 'versions.yaml', 'locales.yaml'];

/**
 * A hash of everything except the content that determines how content becomes pages. Gatsby itself only watches its
 * configuration files and package.json, and would keep the results of queries when the code behind its hooks changes.
 * Views, components and templates are not part of it, because webpack and Gatsby detect their changes.
 *
 * @param project root folder of the project
 */
function cachesStamp(project, environment = process.env) {
  // Gatsby's caches contain absolute paths.
  const hash = createHash('sha256').update(process.version).update(resolve(project));
  const add = (file) => hash.update(file).update(readFileSync(join(project, file)));
  for (const file of [...FILES, ...reachableFiles(project, ENTRIES)]) add(file);
  hash.update(JSON.stringify([...SETTINGS.map((name) => environment[name] ?? ''), Boolean(environment.CHROMIUM_PATH)]));
  // What a content root or a translation does not replace is the project's.
  const { SITE_CONTENT, CONTENT_SOURCE } = environment;
  for (const root of new Set(['content', CONTENT_SOURCE, SITE_CONTENT].filter(Boolean)))
    for (const name of DATA) {
      const file = join(resolve(project, root), 'data', name);
      if (existsSync(file)) hash.update(file).update(readFileSync(file));
    }
  return hash.digest('hex');
}

module.exports = { ENTRIES, cachesStamp };
