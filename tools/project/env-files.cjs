/**
 * Reads settings from `.env.production`, or from `.env.development` for the development server, as Gatsby's
 * documentation describes. Gatsby itself reads the file after the configuration, and only for code in the browser.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- preloaded modules are CommonJS */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parseEnv } = require('node:util');

/**
 * Adds the settings of the file to the environment. Variables that are set already, also to nothing, win.
 *
 * @param project root folder of the project
 * @param mode `production` or `development`; `GATSBY_ACTIVE_ENV` names another file, such as `staging`
 * @returns the name of the file and the names of the variables that it has set, or undefined if there is no such file
 * @throws Error that names the file if it cannot be read
 */
function readEnvFile(project, mode, environment = process.env) {
  const name = `.env.${environment.GATSBY_ACTIVE_ENV || mode}`;
  let text;
  try {
    text = readFileSync(join(project, name), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${name} cannot be read: ${error.message}`);
  }
  const added = Object.entries(parseEnv(text)).filter(([variable]) => environment[variable] === undefined);
  for (const [variable, value] of added) environment[variable] = value;
  return { name, variables: added.map(([variable]) => variable).sort() };
}

module.exports = { readEnvFile };
