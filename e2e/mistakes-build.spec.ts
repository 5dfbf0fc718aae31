import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../tools/project/copy-project.mjs';
import { batches } from '../tools/mistakes/batches';
import { copyContent } from '../tools/mistakes/test-support';

const ROOT = join(__dirname, '..');
const WORK = join(ROOT, '.tmp', 'mistakes');
/** What an earlier build has left. */
const BUILT = '<!doctype html><title>Earlier</title>';

/** Runs the command that builds the site on a content root. */
function build(content: string): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', 'build.mjs')], {
    cwd: WORK,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, SITE_CONTENT: content, NODE_ENV: 'production' },
  });
  return { status, output: `${stdout}${stderr}` };
}

test.beforeAll(() => {
  copyProject(ROOT, WORK);
  mkdirSync(join(WORK, 'dist'));
  writeFileSync(join(WORK, 'dist', 'index.html'), BUILT);
});

for (const { name, mistakes, addition } of batches) {
  test(`a build with mistakes in ${name} names each of them and leaves the built site as it was`, () => {
    test.setTimeout(300_000);
    const content = copyContent(join(WORK, 'content'));
    for (const mistake of [...mistakes, ...addition]) content.make(mistake);
    const { status, output } = build(content.root);
    expect(status).toBe(1);
    const lines = output.split('\n');
    const missing = mistakes.filter(({ expect: { file, line, contains } }) => {
      const place = `content/${file}${line === undefined ? '' : `:${line}`} `;
      return !lines.some((text) => text.startsWith(place) && contains.every((part) => text.includes(part)));
    });
    expect(
      missing.map((mistake) => mistake.name),
      output,
    ).toEqual([]);
    expect(mistakes.length).toBeGreaterThan(40);
    expect(readdirSync(join(WORK, 'dist'))).toEqual(['index.html']);
    expect(readFileSync(join(WORK, 'dist', 'index.html'), 'utf8')).toBe(BUILT);
  });
}
