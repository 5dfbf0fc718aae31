/**
 * Page data is kept in a folder of its own for each version of the code that reads it, `/page-data/VERSION`, so that an
 * open page of an earlier release never receives the data of another version, and a host can keep both (ADR 15).
 *
 * Gatsby compares what it writes with what it wrote in the previous build, so it must find its data where it left it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'page-data';
/** File with the version, webpack's hash of all modules of the bundles. */
const VERSION_FILE = 'app-data.json';

/**
 * Moves Gatsby's page data into a folder that is named after their version.
 *
 * @param site the built site, as Gatsby has left it
 * @returns the version
 * @throws Error if there is data that the folder would not contain, or no version
 */
export function versionPageData(site: string): string {
  if (existsSync(join(site, 'slice-data')))
    throw new Error('Gatsby wrote slice-data, which has no version: see src/output/build/page-data-folder.ts.');
  const version = readVersion(join(site, FOLDER, VERSION_FILE));
  const apart = join(site, `.${FOLDER}`);
  rmSync(apart, { recursive: true, force: true });
  renameSync(join(site, FOLDER), apart);
  mkdirSync(join(site, FOLDER));
  renameSync(apart, join(site, FOLDER, version));
  return version;
}

/**
 * Folder of the page data of a finished site, relative to it.
 *
 * @throws Error if there is not exactly one version
 */
export function pageDataFolder(site: string): string {
  const [version, ...others] = readdirSync(join(site, FOLDER));
  if (version === undefined || others.length > 0) throw new Error(`${site} has no or several versions of page data.`);
  return `${FOLDER}/${version}`;
}

/** Moves the page data back to where Gatsby expects them. Does nothing if they are there. */
export function restorePageData(site: string): void {
  const folder = join(site, FOLDER);
  const apart = join(site, `.${FOLDER}`);
  if (existsSync(folder) && !existsSync(join(folder, VERSION_FILE)))
    for (const version of readdirSync(folder))
      if (existsSync(join(folder, version, VERSION_FILE))) renameSync(join(folder, version), apart);
  // Also after a build that was stopped between two moves.
  if (!existsSync(apart)) return;
  rmSync(folder, { recursive: true, force: true });
  renameSync(apart, folder);
}

function readVersion(file: string): string {
  const { webpackCompilationHash: version } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly webpackCompilationHash?: unknown;
  };
  if (typeof version !== 'string' || !/^[0-9a-f]+$/.test(version))
    throw new Error(
      `${file} field "webpackCompilationHash": found ${JSON.stringify(version)}; expected a hash. ` +
        'See src/output/build/page-data-folder.ts.',
    );
  return version;
}
