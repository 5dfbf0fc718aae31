// npm run develop [-- …]: starts the development server, which draws diagrams if there is a browser. Further options
// are handed on to gatsby develop; npx gatsby develop --help lists them.
import { ensureBrowser, ensureInstalled, fail, readSettings, root } from '../tools/project/bootstrap.mjs';
import { gatsbyCommand } from '../tools/project/gatsby-command.mjs';
import { refuseLocale } from '../tools/project/locales.mjs';
import { runCommand, wasStopped } from '../tools/project/run-command.mjs';

readSettings('development');
ensureInstalled({ withTests: true });
const { assertPortFree } = await import('./serve.mjs');
try {
  refuseLocale();
} catch (error) {
  fail(error.message);
}
const port = Number(process.env.PORT ?? 8000);
await assertPortFree(port, 'npm run develop');
const browser = await ensureBrowser();
if (!browser)
  console.warn(
    '! No Chromium or Chrome found: diagrams are drawn in the page. Set CHROMIUM_PATH to see them as readers will.',
  );
const { args, env } = gatsbyCommand(root, ['develop', '--port', String(port), ...process.argv.slice(2)], {
  CHROMIUM_PATH: browser ?? '',
  NODE_ENV: 'development',
});
const code = await runCommand(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
process.exit(wasStopped(code) ? 0 : code);
