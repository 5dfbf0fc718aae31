import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mistakes } from '../../tools/mistakes/all';
import { buildWith, isNamed, tryInBuilds } from '../support/mistakes-in-builds';

const ROOT = join(__dirname, '../..');
const PROJECT = join(ROOT, '.tmp/mistakes-build');
const TRIAL = { project: PROJECT, content: join(ROOT, 'tools/mistakes/content') };
const LAST_GOOD = join(PROJECT, 'dist/index.html');
const errors = mistakes.filter(({ severity }) => severity === 'error');
const warnings = mistakes.filter(({ severity }) => severity === 'warning');

test.describe.configure({ mode: 'serial', timeout: 1_500_000 });

test('a build names every mistake with file and line, and keeps the last good site', async () => {
  const { copyProject } = await import('../../tools/project/copy-project.mjs');
  copyProject(ROOT, PROJECT);
  mkdirSync(join(PROJECT, 'dist'));
  writeFileSync(LAST_GOOD, 'the last good site');
  const { results, missed } = tryInBuilds(TRIAL, errors);
  expect(missed).toEqual({});
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 1));
  for (const { output } of results) expect(output).toContain('dist/ is unchanged.');
  expect(readFileSync(LAST_GOOD, 'utf8')).toBe('the last good site');
});

test('once they are mended, the build passes, and names what it only warns of', () => {
  const { status, output } = buildWith(TRIAL, warnings);
  expect([status, output.slice(-3000)]).toEqual([0, expect.stringContaining('The site is in dist/.')]);
  expect(warnings.filter((mistake) => !isNamed(mistake, output)).map(({ name }) => name)).toEqual([]);
  expect(readFileSync(LAST_GOOD, 'utf8')).toContain('<html');
});
