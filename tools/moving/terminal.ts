import { env } from '../../src/site/build/env';
import { languages } from '../../src/site/build/locales/languages';
import { ask } from '../project/ask.mjs';
import type { CommandContext } from './command';
import { createGit } from './git';

/** The commands in a terminal, with the project's own files. */
export function terminalContext(): CommandContext {
  return {
    contentRoot: env.contentRoot,
    translations: languages.slice(1),
    git: createGit(),
    log: console.log,
    error: console.error,
    format: formatLike,
    ask,
  };
}

/** A longer address may need another line break, which Prettier would want. */
async function formatLike(file: string, before: string, after: string): Promise<string> {
  const prettier = await import('prettier');
  const { ignored, inferredParser } = await prettier.getFileInfo(file, { ignorePath: '.prettierignore' });
  if (ignored || inferredParser === null) return after;
  const options = { ...(await prettier.resolveConfig(file)), filepath: file };
  return (await prettier.check(before, options)) ? prettier.format(after, options) : after;
}
