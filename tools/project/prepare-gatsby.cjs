/**
 * Loaded by `gatsby-config.ts` and `gatsby-node.ts` before the code that they consist of, in each of Gatsby's
 * processes: whatever command has started Gatsby, that code finds the settings that it needs, and is compiled.
 *
 * Relies on gatsby-cli 5.16, which names the command in `gatsby_executing_command`, and on gatsby 5.16, which starts
 * its workers after it has loaded the configuration, so that they inherit what is set here.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- Gatsby loads it with its configuration */
require('./check-packages.cjs').requirePackages({ withTests: false });
const { execFileSync } = require('node:child_process');
const { setPriority } = require('node:os');
const { join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const { cachesStamp } = require('./caches-stamp.cjs');
const { readEnvFile } = require('./env-files.cjs');

const project = join(__dirname, '..', '..');
/** Folder with the copy of the content that the development server reads (tools/develop). */
const GOOD_CONTENT = join(project, '.tmp', 'develop', 'content');

/**
 * Adds to the environment what follows from the command.
 *
 * @param command `build`, `develop` or another one of Gatsby's
 */
function prepare(command, environment = process.env) {
  readEnvFile(project, command === 'develop' ? 'development' : 'production', environment);
  if (command === 'develop' && !environment.CONTENT_SOURCE)
    Object.assign(environment, {
      // Gatsby's development server serves the site at the root, so links must not have a base path there.
      BASE_URL: '',
      CONTENT_SOURCE: resolve(project, environment.SITE_CONTENT || 'content'),
      SITE_CONTENT: GOOD_CONTENT,
    });
  if (!['build', 'develop'].includes(command)) return;
  // Set to nothing, it means that there is none.
  environment.CHROMIUM_PATH ??= findBrowser();
  environment.BUILD_STAMP ??= cachesStamp(project, environment);
}

/** Its packages can only be imported, which takes a process of its own where nothing can wait. */
function findBrowser() {
  const module = JSON.stringify(pathToFileURL(join(__dirname, 'find-browser.mjs')).href);
  const code = `import { findBrowser } from ${module}; process.stdout.write((await findBrowser()) ?? '');`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
}

const command = process.env.gatsby_executing_command;
prepare(command);
require('./register-typescript.cjs');
// The workers start while the main process reads the content, which takes longer.
if (process.env.GATSBY_WORKER_ID) setPriority(5);
// Gatsby ends its process when a build is complete.
else if (command === 'build') require('../../src/site/build/end-command').expectToFinish('The build');

module.exports = { prepare };
