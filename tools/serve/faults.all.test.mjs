import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Open files that the server may have: a quarter of what Linux usually allows. */
const OPEN_FILES = 256;
const LARGE = 3_000_000;
let root;
let folder;
let server;
let port;
let output;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  folder = join(root, 'dist');
  build();
  output = '';
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

function build() {
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, 'docs/index.html'), '<h1>Docs</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Page Not Found</h1>');
  writeFileSync(join(folder, 'openapi.json'), 'x'.repeat(LARGE));
  writeFileSync(join(folder, 'redirects.json'), '{"redirects":[],"gone":[]}');
  writeFileSync(join(folder, 'headers.json'), '[{"pattern":".","headers":{"x-frame":"a"}}]');
}

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

/** Requests a large file and hangs up as soon as it begins. */
function abort() {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'));
    socket.once('data', () => socket.destroy()).on('error', () => {});
    socket.on('close', done);
  });
}

const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;

async function expectAlive() {
  expect([server.exitCode, await get('/docs')]).toEqual([null, 200]);
}

test.each(['bytes=5-2', 'bytes=-10', 'bytes=0-0', 'bytes=99999999-', 'bytes=a-b', 'bytes=', 'bytes=0-1,3-4', 'x'])(
  'survives the range %s',
  async (range) => {
    for (const path of ['/openapi.json', '/docs', '/no'])
      expect([200, 206, 404, 416]).toContain(await get(path, { headers: { range } }));
    await expectAlive();
  },
);

(existsSync('/proc/self/fd') ? test : test.skip)('closes the files of downloads that are given up', async () => {
  await abort();
  await wait(100);
  const before = openFiles();
  for (let count = 0; count < 300; count++) await abort();
  await wait(300);
  expect(openFiles()).toBeLessThan(before + 20);
  await expectAlive();
});

test('with few files and 500 readers at once, answers or refuses each of them, and goes on', async () => {
  const statuses = await Promise.all(Array.from({ length: 500 }, () => get('/docs')));
  expect(statuses.filter((status) => ![200, 'ECONNRESET', 'EPIPE'].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100);
  await expectAlive();
});

test('a file that has been deleted has status 404', async () => {
  writeFileSync(join(folder, 'short-lived.txt'), 'x');
  expect(await get('/short-lived.txt')).toBe(200);
  rmSync(join(folder, 'short-lived.txt'));
  expect(await get('/short-lived.txt')).toBe(404);
  await expectAlive();
});

test('a file that is cut while it is sent ends that response alone', async () => {
  const sent = Promise.all(Array.from({ length: 5 }, () => get('/openapi.json')));
  truncateSync(join(folder, 'openapi.json'), 10);
  await sent;
  writeFileSync(join(folder, 'openapi.json'), 'x'.repeat(LARGE));
  await expectAlive();
});

test('a half-written headers.json, and a build without its not-found page, leave the last good answers', async () => {
  writeFileSync(join(folder, 'headers.json'), '[{"patt');
  expect(await get('/docs')).toBe(200);
  rmSync(join(folder, '404.html'));
  writeFileSync(join(folder, 'headers.json'), '[{"pattern":".","headers":{}}]');
  expect([await get('/docs'), await get('/no')]).toEqual([200, 404]);
  build();
  await expectAlive();
  expect(output).toMatch(/✗ .*headers\.json cannot be read/);
});

test('a missing folder is a fault for a moment, with a clear line, and then forgotten', async () => {
  renameSync(folder, `${folder}-away`);
  expect(await get('/docs')).toBe(503);
  renameSync(`${folder}-away`, folder);
  await expectAlive();
  expect(output).toMatch(/✗ GET \/docs: ENOENT/);
});

test('no reader notices that the folder is replaced under load', async () => {
  let isDone = false;
  const statuses = new Set();
  const read = async () => {
    while (!isDone) statuses.add(await get('/docs')).add(await get('/openapi.json'));
  };
  const readers = Array.from({ length: 10 }, read);
  for (let swap = 0; swap < 10; swap++) {
    cpSync(folder, `${folder}-next`, { recursive: true });
    renameSync(folder, `${folder}-previous`);
    // Not by a timer, which the requests of the readers could delay beyond the gap that the server bridges.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    renameSync(`${folder}-next`, folder);
    rmSync(`${folder}-previous`, { recursive: true });
    await wait(50);
  }
  isDone = true;
  await Promise.all(readers);
  expect([...statuses]).toEqual([200]);
});

test('garbage on the connection ends that connection alone', async () => {
  const answers = await Promise.all(
    ['\0\0\0\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n\r\n`].map(
      (text) =>
        new Promise((done) => {
          let answer = '';
          const socket = connect(port, '127.0.0.1', () => socket.end(text));
          socket.on('data', (data) => (answer += data)).on('error', () => {});
          socket.on('close', () => done(answer.slice(0, 12)));
        }),
    ),
  );
  for (const answer of answers) expect(answer).toMatch(/^(?:HTTP\/1\.1 4|$)/);
  await expectAlive();
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
