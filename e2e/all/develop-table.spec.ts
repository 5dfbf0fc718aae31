import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mistakes } from '../../tools/mistakes/all';
import { linkMistakes } from '../../tools/mistakes/links';
import { referenceMistakes } from '../../tools/mistakes/references';
import { startDevelopmentServer } from '../support/development-server';
import { tryMistakes } from '../support/mistakes';

const ROOT = join(__dirname, '../..');
const WORK = join(ROOT, '.tmp/develop-table');
const CONTENT = join(WORK, 'content');
/** Names of mistakes in links of data files and front matter. */
const LINK =
  /leads nowhere|runs code|page does not exist|heading that does not exist|menu that does not exist|page that exists|could be$/;
/**
 * The errors but broken links and pictures: those, like warnings, are found in the background with all pages, which
 * takes some seconds. `develop-mistakes.spec.ts` has some of them.
 */
const errors = mistakes.filter(
  (mistake) =>
    mistake.severity === 'error' &&
    mistake.expect.file === mistake.file &&
    !linkMistakes.includes(mistake) &&
    !(referenceMistakes.includes(mistake) && LINK.test(mistake.name)),
);

test('every mistake of the table lies over the page, changes no page, and is gone once it is mended', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { copyProject } = await import('../../tools/project/copy-project.mjs');
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
