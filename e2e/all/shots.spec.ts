import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { OPEN_STATES, STATES } from '../support/states';
import { siteFolder } from '../support/built-pages';

/** A quick state that readers bring about. */
const ONLY = '^term$';
const COUNT = 8;

function takeShots(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['-r', './tools/project/register-typescript.cjs', join('scripts', 'shots.ts'), ...args],
    {
      encoding: 'utf8',
      // As outside of tests, and with the site under test.
      env: { ...process.env, SITE_FOLDER: siteFolder, PLAYWRIGHT_JSON_OUTPUT_NAME: '' },
    },
  );
  return { text: stdout + stderr, status };
}

test('there are at least 30 states, 20 of which readers bring about, with a name of their own each', () => {
  expect(STATES.length).toBeGreaterThanOrEqual(30);
  expect(OPEN_STATES.length).toBeGreaterThanOrEqual(20);
  expect(new Set(STATES.map(({ name }) => name)).size).toBe(STATES.length);
});

test('two runs give the same pixels; a changed picture is shown beside what it was; a failed run loses nothing', async ({}, testInfo) => {
  test.setTimeout(240_000);
  const [first, second] = [testInfo.outputPath('first'), testInfo.outputPath('second')];
  const once = takeShots('--only', ONLY, '--to', first);
  expect(once.text).toContain('index.html');
  expect(once.status).toBe(0);
  const sheet = readFileSync(join(first, 'index.html'), 'utf8');
  expect(sheet).toContain(`${COUNT} pictures of 1 state`);
  const again = takeShots('--only', ONLY, '--to', second, '--compare', first);
  expect(again.text).toContain('Nothing has changed.');
  expect(again.status).toBe(0);

  // One pixel of one picture is another, and one picture has another name.
  const file = join(first, 'term.360.dark.png');
  const input = { create: { width: 1, height: 1, channels: 3, background: '#ff0000' } } as const;
  writeFileSync(
    file,
    await sharp(file)
      .composite([{ input, left: 9, top: 9 }])
      .png()
      .toBuffer(),
  );
  renameSync(join(first, 'term.768.dark.png'), join(first, 'term.800.dark.png'));
  const changed = takeShots('--only', ONLY, '--to', second, '--compare', first);
  expect(changed.text).toContain('term, 360 px, dark: less than 0.1 % of the pixels changed');
  expect(changed.text).toContain('term, 768 px, dark: added');
  expect(changed.text).toContain('term, 800 px, dark: removed');
  expect(changed.text).toContain(`3 of ${COUNT} pictures differ.`);
  expect(readFileSync(join(second, 'index.html'), 'utf8')).toContain('3 changes');
  for (const name of ['before/term.360.dark.png', 'difference/term.360.dark.png'])
    expect(existsSync(join(second, name)), name).toBe(true);

  // A state that does not exist: nothing is taken, and what was there stays.
  expect(takeShots('--only', '^nothing$', '--to', second).status).toBe(1);
  expect(existsSync(join(second, 'index.html'))).toBe(true);
});

test('a folder without pictures cannot be compared with', ({}, testInfo) => {
  const missing = testInfo.outputPath('missing');
  const { text, status } = takeShots('--compare', missing);
  expect(text).toContain(`--compare: there is no folder ${missing}.`);
  expect(text).toContain('npm run shots --');
  expect(status).toBe(2);
});
