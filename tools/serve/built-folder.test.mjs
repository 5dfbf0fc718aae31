import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolder } from './built-folder.mjs';

let root;
let folder;
let faults;
let site;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  folder = join(root, 'dist');
  faults = [];
  site = watchFolder(folder, (fault) => faults.push(fault));
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
const nameOfBuild = async () => (await site.current()).headersFor('/')['x-build'];

test('the last rule that matches a file wins', async () => {
  build('first');
  const { headersFor, findMoved } = await site.current();
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
  expect((await site.current()).headersFor('/')).toEqual({ 'content-security-policy': "default-src 'self'" });
});

test('notices a new build, and waits while there is no folder between two renames', async () => {
  build('first');
  expect(await nameOfBuild()).toBe('first');
  build('second', `${folder}-next`);
  renameSync(folder, `${folder}-previous`);
  const asked = nameOfBuild();
  setTimeout(() => renameSync(`${folder}-next`, folder), 60);
  expect(await asked).toBe('second');
  expect(faults).toEqual([]);
});

test.each([
  ['cut', '[{"pattern":'],
  ['of another shape', '{"pattern":"."}'],
  ['with headers that are no texts', '[{"pattern":".","headers":{"x-build":1}}]'],
  ['with a pattern that is none', '[{"pattern":"(","headers":{}}]'],
])('keeps the last good build while headers.json is %s, says so, and recovers', async (_name, text) => {
  build('first');
  expect(await nameOfBuild()).toBe('first');
  writeFileSync(join(folder, 'headers.json'), text);
  expect(await nameOfBuild()).toBe('first');
  expect(faults[0]).toMatch(/headers\.json|regular expression/i);
  build('second');
  expect(await nameOfBuild()).toBe('second');
});

test('without any good build, there is an error that names the file', async () => {
  build('first');
  writeFileSync(join(folder, 'redirects.json'), '[]');
  await expect(site.current()).rejects.toThrow(/redirects\.json does not have the shape/);
});
