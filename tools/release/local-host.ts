import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { lockText, purposeOfStale } from './lock';
import { digestFiles } from './read-site';
import { orderReleases, readManifest } from './manifests';
import { ReleaseError, type HostState, type ReleaseHost } from './types';

/**
 * A folder of this machine as host:
 *
 * - `current` is a link to the live release, and what a server serves
 * - `releases/VERSION` are the releases; files that do not change are hard links to one file
 * - `releases/VERSION.json` is the manifest of a complete release, and `releases/VERSION.partial` an unfinished one
 */
export function createLocalHost(root: string): ReleaseHost {
  const releases = join(root, 'releases');
  const current = join(root, 'current');
  const lock = join(releases, 'lock');
  const folderOf = (version: string): string => join(releases, version);
  const partialOf = (version: string): string => join(releases, `${version}.partial`);
  const manifestOf = (version: string): string => join(releases, `${version}.json`);
  const writableOf = (version: string): string =>
    existsSync(partialOf(version)) ? partialOf(version) : folderOf(version);

  const read = (): HostState => {
    const names = existsSync(releases) ? readdirSync(releases) : [];
    const link = lstatSync(current, { throwIfNoEntry: false });
    if (link && !link.isSymbolicLink())
      throw new ReleaseError(
        `${current} is not a link: move it away. A release makes it a link to the folder of the live release.`,
      );
    const manifests = names
      .filter((name) => name.endsWith('.json') && existsSync(folderOf(name.slice(0, -'.json'.length))))
      .map((name) => readManifest(readFileSync(join(releases, name), 'utf8'), join(releases, name)));
    return { releases: orderReleases(manifests), current: link && basename(readlinkSync(current)) };
  };

  const host = {
    lock: (purpose) => {
      mkdirSync(releases, { recursive: true });
      const interrupted = existsSync(lock) ? purposeOfStale(readFileSync(lock, 'utf8'), lock) : undefined;
      rmSync(lock, { force: true });
      try {
        writeFileSync(lock, lockText(purpose), { flag: 'wx' });
        return interrupted;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        throw new ReleaseError(`Another release to ${root} has just begun (${lock}).`);
      }
    },
    unlock: () => rmSync(lock, { force: true }),
    read,
    prepare: (version) => {
      // An unfinished copy can contain half a file, or links to files of a release, which must not be written to.
      for (const folder of [partialOf(version), folderOf(version)]) rmSync(folder, { recursive: true, force: true });
      mkdirSync(partialOf(version), { recursive: true });
    },
    upload: (version, files, previous) => {
      for (const { path, source, isUnchanged } of files) {
        const target = join(partialOf(version), path);
        mkdirSync(dirname(target), { recursive: true });
        // Never written to: it can be a link to a file of a release.
        rmSync(target, { force: true });
        if (previous !== undefined && isUnchanged) linkSync(join(folderOf(previous), path), target);
        else copyFileSync(source, target, constants.COPYFILE_FICLONE);
      }
    },
    digests: (version) => digestFiles(writableOf(version)),
    complete: (version) => renameSync(partialOf(version), folderOf(version)),
    keep: (from, to, paths) => {
      for (const path of paths) {
        const target = join(writableOf(to), path);
        mkdirSync(dirname(target), { recursive: true });
        if (!existsSync(target)) linkSync(join(folderOf(from), path), target);
      }
    },
    writeManifest: (manifest) => {
      const file = manifestOf(manifest.version);
      writeFileSync(`${file}.partial`, `${JSON.stringify(manifest)}\n`);
      renameSync(`${file}.partial`, file);
    },
    switchTo: (version) => {
      const next = join(root, 'current.partial');
      rmSync(next, { force: true });
      symlinkSync(join('releases', version), next);
      renameSync(next, current);
    },
    removeAllBut: (versions) => {
      const staying = new Set([basename(lock), ...versions.flatMap((version) => [version, `${version}.json`])]);
      // Manifests first: what is left of a release without one is never taken for a complete one.
      for (const isManifest of [true, false])
        for (const name of readdirSync(releases))
          if (!staying.has(name) && name.endsWith('.json') === isManifest)
            rmSync(join(releases, name), { recursive: true, force: true });
    },
  } satisfies {
    readonly [Name in Exclude<keyof ReleaseHost, 'name'>]: (...args: Parameters<ReleaseHost[Name]>) => unknown;
  };
  return { name: root, ...(asynchronous(host) as Omit<ReleaseHost, 'name'>) };
}

/** Hosts elsewhere cannot answer at once. */
function asynchronous<Methods extends Readonly<Record<string, (...args: never[]) => unknown>>>(methods: Methods) {
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [name, async (...args: never[]) => method(...args)]),
  );
}
