import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Slug from '../slug';
import type * as SourceText from './source-text';
import { startProcesses } from './processes';

test('runs functions of a module in another process', async () => {
  const processes = startProcesses<typeof Slug>('src/site/slug.ts', ['toKebab'], 1);
  expect(await processes.toKebab('Node.js')).toBe('node-js');
  await processes.end();
});

test('processes have a lower priority than the one that starts them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'));
  const file = join(folder, 'priority.cjs');
  writeFileSync(file, "exports.getPriority = () => require('node:os').getPriority();");
  const processes = startProcesses<{ readonly getPriority: () => number }>(file, ['getPriority'], 1);
  const priority = await processes.getPriority();
  await processes.end();
  rmSync(folder, { recursive: true });
  expect(priority).toBe(Math.min(getPriority() + 5, 19));
});

test('an error of the function arrives with its message', async () => {
  const processes = startProcesses<typeof SourceText>('src/site/build/source-text.ts', ['readUtf8'], 1);
  await expect(async () => processes.readUtf8('content/none.mdx')).rejects.toThrow(
    "no such file or directory, open 'content/none.mdx'",
  );
  await processes.end();
});
