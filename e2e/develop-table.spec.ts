import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mistakes } from '../tools/mistakes/all';
import { startDevelopmentServer } from './support/development-server';
import { tryMistakes } from './support/mistakes';

const ROOT = join(__dirname, '..');
const WORK = join(ROOT, '.tmp/develop-table');
const CONTENT = join(WORK, 'content');
/** Warnings are found in the background and take longer: `develop-mistakes.spec.ts` has some. */
const errors = mistakes.filter(({ severity }) => severity === 'error');

test('every mistake of the table lies over the page, changes no page, and is gone once it is mended', async ({
  page,
}) => {
  test.setTimeout(1_200_000);
  const { copyProject } = await import('../tools/project/copy-project.mjs');
  copyProject(ROOT, WORK);
  rmSync(join(WORK, '.tmp'), { recursive: true, force: true });
  cpSync(join(ROOT, 'tools/mistakes/content'), CONTENT, { recursive: true });
  const { url, stop } = await startDevelopmentServer(WORK, {});
  try {
    await page.goto(`${url}/docs/start`);
    await expect(page.locator('main h1')).toHaveText('Start', { timeout: 60_000 });
    expect(errors.length).toBeGreaterThanOrEqual(100);
    expect(await tryMistakes({ page, url, content: CONTENT, otherPath: '/about' }, errors)).toEqual({});
  } finally {
    await stop();
  }
});
