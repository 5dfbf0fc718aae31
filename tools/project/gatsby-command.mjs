// How this project starts Gatsby, wherever it does: with caches that fit what they were made with, and all cores.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { reachableFiles } from './reachable-files.mjs';

/** What decides how content becomes pages, apart from the content and from the modules that the entries import. */
const PACKAGES = ['package.json', 'package-lock.json'];
const ENTRIES = ['gatsby-config.ts', 'gatsby-node.ts'];
const SETTINGS = ['PRODUCT_SLUG', 'PRODUCT_NAME', 'SITE_URL', 'BASE_URL', 'SITE_OVERRIDES'];

/**
 * What Node is given to run a Gatsby command in a project.
 *
 * @param project root folder of the project
 * @param command the command and its options, `build` for one
 * @param env what is added to this process's environment
 * @returns arguments and environment for Node
 */
export function gatsbyCommand(project, command, env = {}) {
  const environment = { ...process.env, ...env };
  return {
    args: [join('node_modules', 'gatsby', 'cli.js'), ...command],
    env: {
      ...environment,
      GATSBY_TELEMETRY_DISABLED: '1',
      // Gatsby leaves one core to its main process, which waits while the others work.
      GATSBY_CPU_COUNT: environment.GATSBY_CPU_COUNT ?? String(availableParallelism() + 1),
      BUILD_STAMP: dropStaleCaches(project, environment),
    },
  };
}

/**
 * Gatsby keeps what its queries returned although the code behind them has changed: of the project's own code it
 * watches
 * `gatsby-config.ts` and `gatsby-node.ts` alone. Views, components and templates are not part of the stamp: webpack and
 * Gatsby notice their changes. Returns the stamp of what makes the pages now.
 */
function dropStaleCaches(project, environment) {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...PACKAGES, ...reachableFiles(project, ENTRIES)])
    hash.update(file).update(readFileSync(join(project, file)));
  hash.update(JSON.stringify([...SETTINGS.map((name) => environment[name] ?? ''), Boolean(environment.CHROMIUM_PATH)]));
  const stamp = hash.digest('hex');
  // Not in .cache, which Gatsby empties.
  const file = join(project, '.tmp', 'caches-made-with');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== stamp) {
    for (const folder of ['.cache', 'public']) rmSync(join(project, folder), { recursive: true, force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stamp);
  }
  return stamp;
}
