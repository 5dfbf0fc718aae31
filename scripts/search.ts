// npm run search:publish -- [--dry-run] [--if-configured] [--directory dist]
// npm run search:verify -- [--directory dist]
// npm run search:rollback
//
// Make the records that a build has sent the live index of the hosted search, compare them with the built site, or
// bring back the index before. --if-configured does nothing without the environment variables.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSearchCommand } from '../src/search/build/search-command';
import { languages } from '../src/site/build/locales/languages';
import { indexOfLocale, siteConfig } from '../src/site/config/site-config';
import { usage } from '../tools/project/help.cjs';

/**
 * Also runs `stage`, the last step of a build. Each language has a folder in the built site, except for that of the
 * content, and an index of its own.
 */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const context = { log: console.log, error: console.error };
  let code = await runSearchCommand(args, { environment: process.env, ...context });
  for (const name of languages.slice(1)) {
    if (code !== 0) break;
    const index = process.env.ALGOLIA_INDEX_NAME?.trim();
    const own = index ? { ALGOLIA_INDEX_NAME: indexOfLocale(index, { ...siteConfig.i18n, defaultLocale: name }) } : {};
    // The last one of an option counts.
    const folder = ['--directory', join(directoryOf(args), name)];
    code = await runSearchCommand([...args, ...folder], { environment: { ...process.env, ...own }, ...context });
  }
  return code;
}

/** Of arguments that the command has accepted. */
function directoryOf(args: string[]): string {
  const options = { directory: { type: 'string', default: 'dist' } } as const;
  const { directory } = parseArgs({ args, options, strict: false }).values;
  return String(directory);
}

void main().then((code) => {
  process.exitCode = code;
  if (code === 2) console.error(`\n${usage}`);
});
