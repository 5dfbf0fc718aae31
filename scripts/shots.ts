// npm run shots -- [--to .tmp/shots] [--only PATTERN] [--compare FOLDER]
//
// Writes pictures of the built site in about 35 states, at four widths and in both color modes, and a page that shows
// all of them. With --compare FOLDER, which has pictures of an earlier run, it shows what has changed.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findBrowser } from '../tools/project/find-browser.mjs';
import { freePort } from '../tools/project/free-port.mjs';
import { usage } from '../tools/project/help.cjs';
import { comparePictures, listPictures } from '../tools/shots/compare-pictures';
import { contactSheet, describeChange, FOLDERS } from '../tools/shots/contact-sheet';
import { readOptions, UsageError, type ShotOptions } from '../tools/shots/options';

/** Ends the command with a message. */
class ShotsError extends Error {}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.compare !== undefined && !existsSync(options.compare))
    throw new UsageError(`--compare: there is no folder ${options.compare}.`);
  if (options.compare !== undefined && listPictures(options.compare).length === 0)
    throw new UsageError(`--compare: ${options.compare} contains no pictures of npm run shots.`);
  if (!existsSync(resolve(process.env.SITE_FOLDER ?? 'dist', '404.html')))
    throw new ShotsError('There is no built site: run npm run build first.');
  mkdirSync(dirname(options.to), { recursive: true });
  // Beside the result, so that one rename replaces it once everything has succeeded.
  const folder = mkdtempSync(`${options.to}.`);
  try {
    await takePictures(folder, options.only);
    await writeSheet(folder, options);
    rmSync(options.to, { recursive: true, force: true });
    renameSync(folder, options.to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`✓ ${join(options.to, 'index.html')}`);
}

async function takePictures(folder: string, only: string): Promise<void> {
  const browser = await findBrowser();
  if (browser === undefined) throw new ShotsError('No Chromium or Chrome found: set CHROMIUM_PATH.');
  const { status } = spawnSync(
    process.execPath,
    [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--project=shots', '--reporter=line'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        E2E_PORT: String(await freePort()),
        CHROMIUM_PATH: browser,
        SHOTS_FOLDER: folder,
        SHOTS_ONLY: only,
      },
    },
  );
  if (status !== 0) throw new ShotsError('Not all pictures could be taken; see above. The earlier ones are unchanged.');
}

async function writeSheet(folder: string, { only, compare }: ShotOptions): Promise<void> {
  const files = listPictures(folder);
  if (compare === undefined) return writeFileSync(join(folder, 'index.html'), contactSheet(files));
  const [before, differences] = [join(folder, FOLDERS.before), join(folder, FOLDERS.difference)];
  for (const path of [before, differences]) mkdirSync(path);
  const isWanted = (state: string): boolean => new RegExp(only).test(state);
  const changes = await comparePictures({ before: compare, now: folder, differences }, isWanted);
  // Copied, so that the page can be sent to somebody.
  for (const { file, kind } of changes) if (kind !== 'added') copyFileSync(join(compare, file), join(before, file));
  writeFileSync(join(folder, 'index.html'), contactSheet(files, changes));
  for (const change of changes) console.log(describeChange(change));
  console.log(changes.length === 0 ? 'Nothing has changed.' : `${changes.length} of ${files.length} pictures differ.`);
}

main().catch((error: unknown) => {
  if (!(error instanceof UsageError || error instanceof ShotsError)) throw error;
  console.error(`✗ ${error.message}${error instanceof UsageError ? `\n\n${usage}` : ''}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
