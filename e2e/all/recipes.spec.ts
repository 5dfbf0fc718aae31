import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parseRecipes } from '../../tools/recipes/parse-recipes';
import { testOn } from '../support/fixture-site';

const test = testOn('recipes');

const ROOT = join(__dirname, '../..');
/** The copy of the project in which the recipes of CONTRIBUTING.md were applied and the fixture was built. */
const WORK = join(ROOT, '.tmp', 'fixture-work', 'recipes');
const RECIPES = parseRecipes(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'), 'CONTRIBUTING.md');
const FILES = [...new Set(RECIPES.flatMap(({ steps }) => steps.map(({ file }) => file)))];

function runIn(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Runs the content checks in the copy, for a given content folder. */
const checkContent = (content: string) =>
  runIn(WORK, ['-r', './tools/project/register-typescript.cjs', join('scripts', 'check-content.ts')], {
    SITE_CONTENT: content,
  });

test('the component of the first recipe is rendered and styled on the page that uses it', async ({ page }) => {
  await page.goto('/docs/blocks/keys');
  const keys = page.locator('main .keys');
  await expect(keys.locator('kbd')).toHaveText(['Ctrl', 'Shift', 'K']);
  await expect(keys).toHaveCSS('display', 'inline-flex');
  await expect(keys).toHaveCSS('column-gap', '4px');
});

test('the page of the second recipe lists the docs of its version by title', async ({ page }) => {
  await page.goto('/docs/a-to-z');
  await expect(page).toHaveTitle(/^All pages/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All pages');
  const titles = await page.locator('main').getByRole('listitem').allTextContents();
  expect(titles).toEqual(expect.arrayContaining(['Alone', 'Keys', 'Without contents']));
  expect(titles).toEqual([...titles].sort());
  expect(titles).not.toContain('Link text');

  await page.goto('/docs/next/a-to-z');
  await page.locator('main').getByRole('link', { name: 'Link text' }).click();
  await expect(page).toHaveURL('/docs/next/blocks/link-text');
});

test('the rule of the third recipe only reports the page that breaks it', () => {
  const { status, output } = checkContent('content');
  expect(output.split('\n').filter((line) => line.includes('has the link text'))).toEqual([
    'content/docs/blocks/link-text.mdx:9 has the link text "here"; expected text that describes where the link leads',
  ]);
  expect(status).toBe(1);
});

test('the code of the recipes passes type checking, lint, format checks and unit tests', () => {
  test.setTimeout(240_000);
  const bin = (name: string) => join('node_modules', name);
  const code = FILES.filter((file) => !file.endsWith('.mdx'));
  const unitTests = FILES.filter((file) => file.endsWith('.test.ts'));
  expect(unitTests).not.toEqual([]);
  for (const args of [
    [bin('typescript/bin/tsc'), '--noEmit', '-p', '.'],
    [bin('eslint/bin/eslint.js'), '--max-warnings', '0', ...code.filter((file) => /\.tsx?$/.test(file))],
    [bin('prettier/bin/prettier.cjs'), '--check', ...code],
    [bin('jest/bin/jest.js'), '--runTestsByPath', ...unitTests],
  ])
    expect(runIn(WORK, args), args[0]).toMatchObject({ status: 0 });
});
