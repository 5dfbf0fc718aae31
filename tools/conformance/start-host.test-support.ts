import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../project/free-port.mjs';

export type HostName = 'serve' | 'nginx';

export interface RunningHost {
  readonly url: URL;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Where Debian installs what this project does not. */
const NGINX = '/usr/sbin/nginx';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Milliseconds after which a host that does not answer has failed to start. */
const LONGEST_START = 60_000;

/** Returns the path of a program or module that a host needs and that is missing; undefined if the host can run. */
export function missingProgram(name: HostName): string | undefined {
  const needed = { serve: [], nginx: [NGINX, BROTLI_MODULE] }[name];
  return needed.find((path) => !existsSync(path));
}

/** Starts a host of a built site on a free port, with the configuration that the build has written. */
export async function startHost(name: HostName, site: string, base: string): Promise<RunningHost> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const [command, args, env] = {
    serve: () => serveCommand(site, base, port),
    nginx: () => nginxCommand(site, folder, port),
  }[name]();
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const url = new URL(`http://127.0.0.1:${port}${base}`);
  await untilAnswering(url, child, () => output);
  return {
    url,
    process: child,
    stop: () =>
      new Promise((done) => {
        if (child.exitCode !== null || child.signalCode !== null) return done();
        child.once('exit', () => done());
        child.kill();
      }),
  };
}

type Command = readonly [command: string, args: string[], env: Record<string, string>];

function serveCommand(site: string, base: string, port: number): Command {
  const env = { SITE_FOLDER: site, BASE_URL: base, PORT: String(port), HOST: '127.0.0.1' };
  return [process.execPath, [resolve('scripts/serve.mjs')], env];
}

function nginxCommand(site: string, folder: string, port: number): Command {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = `
load_module ${BROTLI_MODULE};
daemon off; pid ${folder}/pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }
`;
  writeFileSync(join(folder, 'main.conf'), main);
  const own = readFileSync(join(site, 'nginx.conf'), 'utf8');
  const adapted = replaceLine(
    replaceLine(
      replaceLine(own, 'listen 8080;', `listen 127.0.0.1:${port};`),
      'root /usr/share/nginx/html;',
      `root ${site};`,
    ),
    'gzip_static on;',
    'gzip_static on; brotli_static on;',
  );
  writeFileSync(join(folder, 'site.conf'), adapted);
  return [NGINX, ['-c', join(folder, 'main.conf'), '-e', 'stderr'], {}];
}

function replaceLine(text: string, line: string, replacement: string): string {
  if (text.split(line).length !== 2) throw new Error(`Expected the line "${line}" once in the configuration.`);
  return text.replace(line, replacement);
}

async function untilAnswering(url: URL, child: ChildProcess, output: () => string): Promise<void> {
  for (const end = Date.now() + LONGEST_START; ; await wait(50)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The host did not start:\n${output()}`);
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
  }
}
