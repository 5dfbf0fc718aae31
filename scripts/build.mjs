// npm run build: Gatsby works in public/, the result is checked, and only then dist/ is replaced in one rename.
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { announce, ensureBrowser, ensureInstalled, fail, root, run } from '../tools/project/bootstrap.mjs';
import { gatsbyCommand } from '../tools/project/gatsby-command.mjs';

/** Types of the queries, which Gatsby writes and which are committed (ADR 4). */
const TYPES = join(root, 'src', 'gatsby-types.d.ts');

/** Builds the site into dist/. Ends with exit code 1 and dist/ as it was if anything is wrong. */
export async function build({ requireBrowser = Boolean(process.env.CI) } = {}) {
  const browser = await ensureBrowser({ install: requireBrowser });
  if (!browser)
    console.warn(
      "! No Chromium or Chrome found: diagrams will be drawn in the reader's browser. Set CHROMIUM_PATH to one to draw them now.",
    );
  const { args, env } = gatsbyCommand(root, ['build', '--prefix-paths', '--no-color'], {
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    NODE_ENV: 'production',
  });
  const typesBefore = readFileSync(TYPES, 'utf8');
  announce('Building the site (gatsby build)');
  if (run(process.execPath, args, { env }) !== 0) fail('The build failed; dist/ is as it was.');
  if (readFileSync(TYPES, 'utf8') !== typesBefore) {
    const message = 'src/gatsby-types.d.ts was out of date with the queries and has been written anew: commit it.';
    if (process.env.CI) fail(`${message} dist/ is as it was.`);
    console.warn(`! ${message}`);
  }
  announce('Checking links, anchors, assets and sizes');
  if (run(process.execPath, ['-r', '@swc-node/register', join('scripts', 'finish-build.ts'), 'public'], { env }) !== 0)
    fail('The built site has faults; dist/ is as it was.');
  replaceDist();
  console.log('✓ The site is in dist/.');
  // Publishes the hosted search index if its keys are in the environment; else it calls nobody.
  if (
    run(process.execPath, ['-r', '@swc-node/register', join('scripts', 'search.ts'), 'publish', '--if-configured'], {
      env,
    }) !== 0
  )
    fail('The site is built, but the search index could not be published; the live index is as it was.');
}

/** Two renames with nothing between them but the system call: readers of dist/ see the old site or the new one. */
function replaceDist() {
  const [dist, next, previous] = ['dist', '.tmp-dist-next', '.tmp-dist-previous'].map((name) => join(root, name));
  for (const path of [next, previous]) rmSync(path, { recursive: true, force: true });
  cpSync(join(root, 'public'), next, { recursive: true });
  if (existsSync(dist)) renameSync(dist, previous);
  renameSync(next, dist);
  rmSync(previous, { recursive: true, force: true });
}

if (import.meta.filename === process.argv[1]) {
  ensureInstalled();
  await build();
}
