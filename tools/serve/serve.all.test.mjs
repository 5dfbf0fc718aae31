import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Open files that the server may have: a quarter of what Linux usually allows. */
const OPEN_FILES = 256;
const LARGE = 3_000_000;
let root;
let server;
let port;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  const folder = join(root, 'dist');
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'docs/index.html'), '<h1>Docs</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Page Not Found</h1>');
  writeFileSync(join(folder, 'openapi.json'), 'x'.repeat(LARGE));
  writeFileSync(join(folder, 'redirects.json'), '{"redirects":[],"gone":[]}');
  writeFileSync(join(folder, 'headers.json'), '[{"pattern":".","headers":{"x-frame":"a"}}]');
  let output = '';
  server = spawn('bash', ['-c', `ulimit -n ${OPEN_FILES}; exec "${process.execPath}" scripts/serve.mjs`], {
    cwd: resolve('.'),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', BASE_URL: '/', SITE_FOLDER: folder },
  });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  while (!port) {
    await wait(50);
    if (server.exitCode !== null) throw new Error(output);
    port = /Serving on http:\/\/127\.0\.0\.1:(\d+)\//.exec(output)?.[1];
  }
});
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

/** Resolves to the status, or to the code of the error. */
function get(path, options = {}) {
  return new Promise((done) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      response.resume().on('end', () => done(response.statusCode));
      response.on('error', ({ code }) => done(code));
    });
    sent.on('error', ({ code }) => done(code)).end();
  });
}

test.each(['bytes=5-2', 'bytes=a-b', 'bytes=99999999-'])('survives the range %s', async (range) => {
  for (const path of ['/openapi.json', '/docs', '/no'])
    expect([200, 404, 416]).toContain(await get(path, { headers: { range } }));
  expect([server.exitCode, await get('/docs')]).toEqual([null, 200]);
});

test('with few files and 500 readers at once, answers or refuses each of them, and goes on', async () => {
  const statuses = await Promise.all(Array.from({ length: 500 }, () => get('/docs')));
  expect(statuses.filter((status) => ![200, 'ECONNRESET', 'EPIPE'].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100);
  expect([server.exitCode, await get('/docs')]).toEqual([null, 200]);
});

test('told to stop, it ends what it is sending, accepts nothing new, and exits with code 0', async () => {
  const ended = new Promise((done) => server.once('exit', (code, signal) => done([code, signal])));
  const last = new Promise((done) => {
    let bytes = 0;
    const sent = request({ host: '127.0.0.1', port, path: '/openapi.json', agent: false }, (response) => {
      response.once('data', () => server.kill('SIGTERM'));
      response.on('data', (data) => (bytes += data.length)).on('end', () => done(bytes));
    });
    sent.end();
  });
  expect(await last).toBe(LARGE);
  expect(await ended).toEqual([0, null]);
  expect(await get('/docs')).toBe('ECONNREFUSED');
});
