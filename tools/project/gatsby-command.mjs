// How the project's own commands start Gatsby: with all cores and memory, and without what it asks its users.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configFolder } from './config-folder.mjs';

/** Megabytes for young objects. Node's default makes the garbage collector run all the time during a build. */
const YOUNG_OBJECTS = '--max-semi-space-size=32';

const GROW_SLOWLY = join(import.meta.dirname, 'grow-slowly.cjs');

/** Without the first one, Gatsby ignores the base path. */
const BUILD_OPTIONS = ['--prefix-paths', '--no-color'];

/**
 * The default one repaints the terminal with React and a layout engine, which each process of a build would load, and
 * which would paint over what `develop` prints.
 */
const LOGGER = { GATSBY_LOGGER: 'yurnalist' };

/**
 * Prepares a Gatsby command in a project.
 *
 * @param project root folder of the project
 * @param command the command and its options: `['build']`, which gets the options of all builds, or `['develop', …]`
 * @param env additions to this process's environment
 * @returns arguments and environment for Node
 */
export function gatsbyCommand(project, command, env = {}) {
  const environment = { ...process.env, ...env };
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
      NODE_OPTIONS: [environment.NODE_OPTIONS, YOUNG_OBJECTS, `--require ${JSON.stringify(GROW_SLOWLY)}`]
        .filter(Boolean)
        .join(' '),
      // Gatsby reserves one core for its main process, which is idle while the workers of a build run. In development,
      // one worker renders one document.
      GATSBY_CPU_COUNT: environment.GATSBY_CPU_COUNT ?? String(command[0] === 'build' ? availableParallelism() + 1 : 1),
    },
  };
}
