// npm run build: Gatsby builds into public/, the result is checked, and only then does it replace dist/.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announce, ensureBrowser, ensureInstalled, fail, root, run } from '../tools/project/bootstrap.mjs';
import { INTERNAL, replaceFolder } from '../tools/project/replace-folder.mjs';
import { gatsbyCommand } from '../tools/project/gatsby-command.mjs';

/** Types of the GraphQL queries, which Gatsby generates and which are committed (ADR 4). */
const TYPES = join(root, 'src', 'gatsby-types.d.ts');

/** Builds the site into dist/. If anything is wrong, leaves dist/ unchanged and exits with code 1. */
export async function build({ requireBrowser = Boolean(process.env.CI) } = {}) {
  const browser = await ensureBrowser({ install: requireBrowser });
  if (!browser)
    console.warn(
      "! No Chromium or Chrome found: diagrams will be drawn in the reader's browser. " +
        'Set CHROMIUM_PATH to draw them at build time.',
    );
  const { args, env } = gatsbyCommand(root, ['build'], {
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    NODE_ENV: 'production',
  });
  const typesBefore = readFileSync(TYPES, 'utf8');
  announce('Building the site (gatsby build)');
  if (run(process.execPath, args, { env }) !== 0) fail('The build failed; dist/ is unchanged.');
  if (readFileSync(TYPES, 'utf8') !== typesBefore) {
    const message = 'src/gatsby-types.d.ts did not match the queries and has been regenerated: commit it.';
    if (process.env.CI) fail(`${message} dist/ is unchanged.`);
    console.warn(`! ${message}`);
  }
  announce('Checking links, anchors, assets and sizes');
  if (
    run(
      process.execPath,
      ['-r', './tools/project/register-typescript.cjs', join('scripts', 'finish-build.ts'), 'public'],
      { env },
    ) !== 0
  )
    fail('The built site has errors; dist/ is unchanged.');
  replaceFolder(join(root, 'dist'), join(root, 'public'), INTERNAL);
  console.log('✓ The site is in dist/.');
  // Sends the records of the hosted search if its keys are in the environment; otherwise sends no requests. They become
  // live with `npm run search:publish`, after the site has been deployed.
  if (
    Object.keys(process.env).some((name) => name.startsWith('ALGOLIA_')) &&
    run(
      process.execPath,
      ['-r', './tools/project/register-typescript.cjs', join('scripts', 'search.ts'), 'stage', '--if-configured'],
      {
        env,
      },
    ) !== 0
  )
    fail('The site is built, but its search records could not be sent; the live index is unchanged.');
}

if (import.meta.filename === process.argv[1]) {
  ensureInstalled();
  await build();
}
