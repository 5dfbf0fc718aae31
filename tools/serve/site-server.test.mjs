import fsPromises from 'node:fs/promises';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from './site-server.mjs';

let root;
let folder;
let site;
let faults;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-server-'));
  folder = join(root, 'dist');
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'docs/index.html'), 'Docs');
  writeFileSync(join(folder, '404.html'), 'Page Not Found');
  writeFileSync(join(folder, 'redirects.json'), '{"redirects":[],"gone":[]}');
  writeFileSync(join(folder, 'headers.json'), '[{"pattern":".","headers":{"x-frame":"a"}}]');
  faults = [];
  site = await createSite(folder, '/', (fault) => faults.push(fault));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
  rmSync(root, { recursive: true });
});

test('what it cannot read is a fault with status 503 and a line that names the request', async () => {
  await site.inject('/docs');
  jest.spyOn(fsPromises, 'stat').mockRejectedValue(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  const { statusCode, headers } = await site.inject('/docs?a=1');
  expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
  expect(faults).toEqual(['GET /docs?a=1: too many open files']);
});

test.each(['/headers.json', '/redirects.json', '/.env', '/docs/.env', '/docs/index.html.br'])(
  '%s is not for readers',
  async (path) => {
    for (const name of ['.env', 'docs/.env', 'docs/index.html.br']) writeFileSync(join(folder, name), 'secret');
    const { statusCode, payload } = await site.inject(path);
    expect([statusCode, payload]).toEqual([404, 'Page Not Found']);
  },
);

test('the address of a file of a page redirects to that of the page, with the query', async () => {
  const { statusCode, headers } = await site.inject('/docs/index.html?a=1');
  expect([statusCode, headers.location]).toEqual([301, '/docs?a=1']);
});

describe('with another language in a folder', () => {
  beforeEach(async () => {
    mkdirSync(join(folder, 'de/docs'), { recursive: true });
    for (const [path, text] of Object.entries({
      'index.html': 'Home',
      'index.md': '# Home',
      'de/index.html': 'Start',
      'de/index.md': '# Start',
      'de/docs/index.html': 'Doku',
      'de/404.html': 'Nicht gefunden',
      'redirects.json': '{"redirects":[],"gone":[{"pattern":"^/de/alt$"}],"folders":["/de"]}',
    }))
      writeFileSync(join(folder, path), text);
    await site.close();
    site = await createSite(folder, '/', (fault) => faults.push(fault));
  });
  const get = async (url, headers = {}) => {
    const { statusCode, payload } = await site.inject({ url, headers });
    return [statusCode, payload];
  };

  test.each([
    ['/none', 404, 'Page Not Found'],
    ['/de/none', 404, 'Nicht gefunden'],
    ['/de/alt', 410, 'Nicht gefunden'],
    ['/de/404.html', 404, 'Nicht gefunden'],
    ['/404.html', 404, 'Page Not Found'],
    // No folder of a language.
    ['/docs/404.html', 404, 'Page Not Found'],
    ['/deutsch', 404, 'Page Not Found'],
    ['/de', 200, 'Start'],
    ['/de/docs', 200, 'Doku'],
  ])('%s is answered in its language', async (path, status, text) => {
    expect(await get(path)).toEqual([status, text]);
  });

  test('programs get the Markdown of the first page of each language', async () => {
    const accept = 'text/markdown';
    expect([await get('/', { accept }), await get('/de', { accept })]).toEqual([
      [200, '# Home'],
      [200, '# Start'],
    ]);
    expect(await get('/de/docs', { accept })).toEqual([200, 'Doku']);
  });
});
