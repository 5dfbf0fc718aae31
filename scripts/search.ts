// Entry point of the last step of a build (stage) and of npm run search:publish, search:verify and search:rollback:
// node -r ./tools/project/register-typescript.cjs scripts/search.ts COMMAND
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSearchCommand } from '../src/search/build/search-command';
import { languages } from '../src/site/build/locales/languages';
import { indexOfLocale, siteConfig } from '../src/site/config/site-config';

/** Each language has a folder in the built site, except for that of the content, and an index of its own. */
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
});
