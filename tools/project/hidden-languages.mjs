import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/**
 * What `npm run develop` says of the languages that it does not show.
 *
 * @returns {string | undefined} nothing if the content has one language, or the file is none that can be read
 */
export function hiddenLanguages(project, env = process.env) {
  const file = join(resolve(project, env.SITE_CONTENT || 'content'), 'data', 'locales.yaml');
  if (!existsSync(file)) return undefined;
  const [shown, ...hidden] = namesIn(readFileSync(file, 'utf8'));
  if (hidden.length === 0) return undefined;
  return (
    `This shows the language "${shown}" alone, and edits of other folders do not show. npm run build makes ` +
    `${hidden.map((name) => `"${name}"`).join(', ')} too, and npm run serve shows all of them.`
  );
}

/** Only what can be read: the commands check the file. */
function namesIn(text) {
  try {
    return Object.keys(parse(text) ?? {});
  } catch {
    return [];
  }
}
