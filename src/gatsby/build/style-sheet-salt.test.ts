import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { saltWithStyleSheets } from './style-sheet-salt';
import { createFixtureFolder } from './test-support';

const { folder, write, remove } = createFixtureFolder({ '1.aaaa.css': 'a {}', 'app.bbbb.css': 'b {}' });
afterAll(remove);

function salt(): unknown {
  const config: Configuration = { output: { path: '/public' } };
  saltWithStyleSheets(config, folder);
  expect(config.output?.path).toBe('/public');
  return config.output?.hashSalt;
}

test('the hashes of the renderer depend on the names of the style sheets and on nothing else', () => {
  const first = salt();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  write('index.html', '');
  write('app-cccc.js', '');
  expect(salt()).toBe(first);
  write('2.dddd.css', '');
  const second = salt();
  expect(second).not.toBe(first);
  rmSync(join(folder, '2.dddd.css'));
  expect(salt()).toBe(first);
});
