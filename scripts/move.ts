// npm run move -- FROM TO: moves a page or a folder, with the links that lead to it.
//
// FROM is a file or a folder below content (docs/rest/page), or a page's address; TO is its new path below content.
// Old addresses get redirects. Places outside the content that name the page are listed, and stay as they are.
import { spawnSync } from 'node:child_process';
import { env } from '../src/site/build/env';
import { languages } from '../src/site/build/locales/languages';
import { runCommandLine, UsageError } from '../tools/command-line';
import { move } from '../tools/moving/move';
import { usage } from '../tools/project/help.cjs';

const [from, to, ...others] = process.argv.slice(2);
void runCommandLine(() => {
  if (from === undefined || to === undefined || others.length > 0)
    throw new UsageError(`Expected FROM and TO.\n\n${usage}`);
  const { files, changed, redirects, oldNames } = move(env.contentRoot, from, to, languages.slice(1));
  // A longer address can need other line breaks and columns.
  const prettier = require.resolve('prettier/bin/prettier.cjs');
  spawnSync(process.execPath, [prettier, '--write', '--log-level=warn', ...changed], { stdio: 'inherit' });
  for (const file of files) console.log(`✓ ${file.from} → ${file.to}`);
  for (const redirect of redirects) console.log(`✓ ${redirect.from} leads to ${redirect.to}`);
  for (const file of changed) console.log(`✓ ${file} is changed`);
  if (redirects.length === 0) console.log('The addresses are as before, because of the slugs.');
  const places = namesLeft(oldNames);
  if (places !== '') console.log(`\nThese places are as they were; mend those that mean the page:\n${places}`);
  console.log('\nnpm run check:content finds what is left. Read what changed with git diff.');
});

/** Lines of the project's files that have one of the names. */
function namesLeft(names: readonly string[]): string {
  if (names.length === 0) return '';
  const patterns = names.flatMap((name) => ['-e', `${name.replace(/[^\w/-]/g, '[$&]')}([^[:alnum:]_/-]|$)`]);
  const without = ['published-*', 'redirects.yaml'].map((name) => `:(exclude)content*/data/${name}`);
  return spawnSync('git', ['grep', '-nIE', ...patterns, '--', '.', ...without], { encoding: 'utf8' }).stdout ?? '';
}
