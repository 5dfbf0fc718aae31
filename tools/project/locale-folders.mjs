import { join } from 'node:path';

/**
 * Where the build of a language other than that of the content keeps what it reads and makes.
 *
 * @param {string} project root folder of the project
 * @param {string} name of the language
 */
export function localeFolders(project, name) {
  const folder = join(project, '.tmp', 'locales', name);
  return {
    /** The content with the translations in the place of what they translate. */
    content: join(folder, 'content'),
    /** The same for checks, which may run during a build. */
    checked: join(folder, 'checked'),
    /** The built site. */
    site: join(folder, 'public'),
    cache: join(folder, 'cache'),
    stamp: join(folder, 'caches-made-with'),
  };
}
