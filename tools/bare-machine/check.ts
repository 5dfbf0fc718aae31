// Proves that README's first command works for a stranger: `npm start` in a fresh clone, with an empty home, without a
// browser and without CI, and what readers then open. Needs dist/, which was built with a browser: the scripts of both
// must be the same. npm's own cache and settings are shared, as on a machine that has installed packages before.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '../../src/site/routes';
import { copyWorkingFiles } from '../project/copy-working-files.mjs';
import { freePort } from '../project/free-port.mjs';
import { hideBrowsers } from './hide-browsers';

const LONGEST_START = 15 * 60_000;
const DOC_WITH_DIAGRAMS = '/docs/rest/references/permissions';

const folder = mkdtempSync(join(tmpdir(), 'bare ü-'));
const clone = join(folder, 'clone');
const stop = new AbortController();

main()
  .catch((error: unknown) => {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  })
  .finally(() => {
    stop.abort();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

async function main(): Promise<void> {
  if (process.platform !== 'linux') {
    console.warn('! Not checked here: only on Linux can the browsers of the machine be hidden.');
    return;
  }
  const started = Date.now();
  cloneInto(clone);
  const env = environment();
  const { url, output } = await start(env);
  const seconds = Math.round((Date.now() - started) / 1000);
  demand(output.includes('No Chromium or Chrome found'), `npm start found a browser:\n${output}`);
  const noise = output.split('\n').filter((line) => /^npm (?:warn|error|notice)|ERESOLVE|EBADENGINE/.test(line));
  demand(noise.length === 0, `npm start prints:\n${noise.join('\n')}`);
  await readPages(url);
  console.log(`✓ npm start serves on a machine without a browser, ${seconds} s after git clone.`);
}

/** The history, and the files as they are here, also those that are not committed yet. */
function cloneInto(target: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  git('clone', '--quiet', '--shared', '--no-checkout', '.', target);
  copyWorkingFiles('.', target);
  git('-C', target, 'reset', '--quiet');
}

/** Nothing of this process's environment but npm's cache and settings, and the way to the network. */
function environment(): NodeJS.ProcessEnv {
  const home = join(folder, 'home');
  mkdirSync(home);
  const npm = (key: string) => execFileSync('npm', ['config', 'get', key], { encoding: 'utf8' }).trim();
  const network = Object.entries(process.env).filter(([name]) =>
    /^(?:https?|no)_proxy$|^NODE_EXTRA_CA_CERTS$/i.test(name),
  );
  return {
    ...Object.fromEntries(network),
    HOME: home,
    PATH: hideBrowsers(join(folder, 'bin')),
    npm_config_cache: npm('cache'),
    npm_config_userconfig: npm('userconfig'),
  };
}

/** Resolves when the site is served. @throws Error with the output if the command ends before that */
async function start(env: NodeJS.ProcessEnv): Promise<{ readonly url: string; readonly output: string }> {
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  stop.signal.addEventListener(
    'abort',
    () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid),
  );
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`npm start ${what}:\n${output}`));
    const timeout = setTimeout(() => fail('takes too long'), LONGEST_START);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, url] = /Serving on (\S+)\//.exec(output) ?? [];
        if (url === undefined) return;
        clearTimeout(timeout);
        resolve({ url, output });
      });
    child.once('exit', (code) => {
      clearTimeout(timeout);
      fail(`ends with ${code}`);
    });
  });
}

async function readPages(url: string): Promise<void> {
  const get = async (path: string): Promise<Response> => {
    const response = await fetch(url + path);
    demand(response.status === 200, `${path} has status ${response.status}`);
    return response;
  };
  const doc = await (await get(DOC_WITH_DIAGRAMS)).text();
  demand(doc.includes('<figure class="diagram is-source">'), `${DOC_WITH_DIAGRAMS} has no diagram to draw`);
  const scripts = scriptsOf(doc);
  const expected = scriptsOf(readFileSync(join('dist', DOC_WITH_DIAGRAMS, 'index.html'), 'utf8'));
  demand(scripts.length > 2, `${DOC_WITH_DIAGRAMS} loads ${scripts.length} scripts`);
  demand(scripts.join() === expected.join(), `Scripts: found ${scripts.join()}; with a browser, ${expected.join()}`);
  for (const script of scripts) await get(script);

  const pdf = await get(routes.cheatsheet());
  demand((await pdf.text()).startsWith('%PDF'), `${routes.cheatsheet()} is no PDF`);
}

/** The scripts that a page starts, in order. */
function scriptsOf(html: string): readonly string[] {
  const [, list = '{}'] = /<script type="application\/json" id="app-bundles">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(list) as { readonly scripts?: readonly string[] }).scripts ?? [];
}

function demand(isTrue: boolean, message: string): void {
  if (!isTrue) throw new Error(message);
}
