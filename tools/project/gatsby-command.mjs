// The only place that starts Gatsby: with all cores, and without caches that are out of date.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { configFolder } from './config-folder.mjs';
import { reachableFiles } from './reachable-files.mjs';

/** What determines how content becomes pages, except for the content itself and the modules that ENTRIES import. */
const FILES = [
  'package.json',
  'package-lock.json',
  // If one of them has changed, Gatsby deletes its caches after its workers have opened them, and the build fails.
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
];
export const ENTRIES = ['gatsby-config.ts', 'gatsby-node.ts', 'scripts/finish-build.ts'];
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

/** Megabytes for young objects. Node's default makes the garbage collector run all the time during a build. */
const YOUNG_OBJECTS = '--max-semi-space-size=32';

const GATSBY_FILES = join(import.meta.dirname, 'load-gatsby-files.cjs');

/** Without the first one, Gatsby ignores the base path. */
const BUILD_OPTIONS = ['--prefix-paths', '--no-color'];

/**
 * The default one repaints the terminal with React and a layout engine, which each process of a build would load, and
 * which would paint over what `develop` prints.
 */
const LOGGER = { GATSBY_LOGGER: 'yurnalist' };

/**
 * Prepares a Gatsby command in a project. Deletes Gatsby's caches if they are out of date.
 *
 * @param project root folder of the project
 * @param command the command and its options: `['build']`, which gets the options of all builds, or `['develop', …]`
 * @param env additions to this process's environment
 * @returns arguments and environment for Node
 */
export function gatsbyCommand(project, command, env = {}) {
  const given = { ...process.env, ...env };
  const environment = { ...given, ...(command[0] === 'develop' ? developmentSettings(project, given) : {}) };
  return {
    args: [join('node_modules', 'gatsby', 'cli.js'), ...command, ...(command[0] === 'build' ? BUILD_OPTIONS : [])],
    env: {
      ...environment,
      GATSBY_TELEMETRY_DISABLED: '1',
      // Gatsby looks for a file of settings, which the commands have read already, all of it and before it starts
      // (env-files.cjs). There is none of this name.
      GATSBY_ACTIVE_ENV: 'read-already',
      ...configFolder(project, environment),
      ...LOGGER,
      NODE_OPTIONS: [environment.NODE_OPTIONS, YOUNG_OBJECTS, `--require ${JSON.stringify(GATSBY_FILES)}`]
        .filter(Boolean)
        .join(' '),
      // Gatsby reserves one core for its main process, which is idle while the workers of a build run. In development,
      // one worker renders one document.
      GATSBY_CPU_COUNT: environment.GATSBY_CPU_COUNT ?? String(command[0] === 'build' ? availableParallelism() + 1 : 1),
      BUILD_STAMP: dropStaleCaches(project, environment),
    },
  };
}

/** Folder with the copy of the content that the development server reads (tools/develop). */
const GOOD_CONTENT = join('.tmp', 'develop', 'content');

function developmentSettings(project, { SITE_CONTENT = 'content' }) {
  return {
    // Gatsby's development server serves the site at the root, so links must not have a base path there.
    BASE_URL: '',
    SITE_CONTENT: join(project, GOOD_CONTENT),
    CONTENT_SOURCE: resolve(project, SITE_CONTENT),
  };
}

/**
 * Deletes Gatsby's caches if the code that creates the pages has changed. Gatsby itself keeps cached query results,
 * because it only watches `gatsby-config.ts` and `gatsby-node.ts`. Views, components and templates are not part of the
 * stamp, because webpack and Gatsby detect their changes. Returns the current stamp.
 */
function dropStaleCaches(project, environment) {
  // Gatsby's caches contain absolute paths.
  const hash = createHash('sha256').update(process.version).update(resolve(project));
  for (const file of [...FILES, ...reachableFiles(project, ENTRIES)])
    hash.update(file).update(readFileSync(join(project, file)));
  hash.update(JSON.stringify([...SETTINGS.map((name) => environment[name] ?? ''), Boolean(environment.CHROMIUM_PATH)]));
  // Names, texts and colors of the site. Words that a content root or a translation does not replace are the project's.
  const { SITE_CONTENT, CONTENT_SOURCE } = environment;
  for (const root of new Set(['content', CONTENT_SOURCE, SITE_CONTENT].filter(Boolean)))
    for (const name of ['brand.yaml', 'strings.yaml', 'versions.yaml', 'locales.yaml']) {
      const file = join(resolve(project, root), 'data', name);
      if (existsSync(file)) hash.update(file).update(readFileSync(file));
    }
  const stamp = hash.digest('hex');
  // Not in .cache, which Gatsby clears.
  const file = join(project, '.tmp', 'caches-made-with');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== stamp) {
    for (const folder of ['.cache', 'public']) rmSync(join(project, folder), { recursive: true, force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stamp);
  }
  return stamp;
}
