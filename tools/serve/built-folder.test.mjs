import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFolder } from './built-folder.mjs';

let root;
let folder;
let current;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  folder = join(root, 'dist');
  current = builtFolder(folder);
});
afterEach(() => rmSync(root, { recursive: true }));

function build(name, into = folder) {
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, '404.html'), name);
  writeFileSync(join(into, 'redirects.json'), '{"redirects":[{"pattern":"^/a$","to":"/b","status":301}],"gone":[]}');
  writeFileSync(
    join(into, 'headers.json'),
    JSON.stringify([
      { pattern: '.', headers: { 'x-build': name, 'strict-transport-security': 'max-age=1' } },
      { pattern: '\\.js$', headers: { 'x-build': `${name} script` } },
    ]),
  );
}

test('the last rule that matches a file wins', async () => {
  build('first');
  const { headersFor, findMoved } = await current();
  expect([headersFor('/')['x-build'], headersFor('/a.js')['x-build']]).toEqual(['first', 'first script']);
  expect(findMoved('/a')).toEqual({ kind: 'redirect', location: '/b', status: 301 });
  expect(findMoved('/b')).toBeUndefined();
});

test('leaves out what would send readers to https, because it only speaks http', async () => {
  build('first');
  writeFileSync(
    join(folder, 'headers.json'),
    '[{"pattern":".","headers":{"content-security-policy":"default-src \'self\'; upgrade-insecure-requests"}}]',
  );
  expect((await current()).headersFor('/')).toEqual({ 'content-security-policy': "default-src 'self'" });
});

test('notices a new build, also after one that could not be read', async () => {
  build('first');
  expect((await current()).headersFor('/')['x-build']).toBe('first');
  build('second', `${folder}-next`);
  writeFileSync(join(folder, 'headers.json'), '[{"patt');
  await expect(current()).rejects.toThrow(/headers\.json cannot be read/);
  renameSync(folder, `${folder}-previous`);
  renameSync(`${folder}-next`, folder);
  expect((await current()).headersFor('/')['x-build']).toBe('second');
});
