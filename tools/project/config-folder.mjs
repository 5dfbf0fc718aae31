import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Where Gatsby can keep its settings: a folder of the project if the user's cannot be written to, as in many
 * containers. The user's is left alone otherwise, because git reads settings from it, too.
 *
 * @returns the variable to add to the environment, or nothing
 */
export function configFolder(project, environment) {
  const folder = environment.XDG_CONFIG_HOME || join(environment.HOME || homedir(), '.config');
  return isWritable(folder) ? {} : { XDG_CONFIG_HOME: join(project, '.tmp', 'config') };
}

/** Whether files can be created in a folder, or the folder itself if there is none. */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    return error.code === 'ENOENT' && dirname(folder) !== folder && isWritable(dirname(folder));
  }
}
