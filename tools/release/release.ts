import { join } from 'node:path';
import { keptFiles, planRelease, releaseBefore, type ReleasePlan } from './plan';
import { readSite } from './read-site';
import { ReleaseError, type Files, type HostState, type Manifest, type ReleaseHost } from './types';
import { counted } from '../../src/site/counted';

export interface ReleaseOptions {
  /** Folder of the built site. */
  readonly folder: string;
  /** Number of releases before this one to keep. */
  readonly keep: number;
  readonly log: (line: string) => void;
}

interface Site {
  readonly version: string;
  readonly files: Files;
}

/** A site, what is to be done to release it, and the release in whose place it comes. */
export interface PreparedRelease {
  readonly site: Site;
  readonly plan: ReleasePlan;
  readonly previous: Manifest | undefined;
}

/** Reads the built site and the host, and plans the release. Changes nothing. */
export async function prepareRelease(
  host: ReleaseHost,
  { folder, keep }: ReleaseOptions,
  site = readSite(folder),
): Promise<PreparedRelease> {
  const state = await readState(host);
  const plan = planRelease(site, state, keep);
  const replaced = state.releases.find(({ version }) => version === site.version)?.replaced;
  return { site, plan, previous: plan.live ?? state.releases.find(({ version }) => version === replaced) };
}

/**
 * Releases a built site: first everything is put together in a folder of its own and read back, then it becomes live at
 * once. It can be interrupted at any moment, and begun again: readers have the old site or the new one.
 *
 * @throws ReleaseError, or an error of the host
 */
export async function releaseSite(host: ReleaseHost, options: ReleaseOptions): Promise<PreparedRelease> {
  const site = readSite(options.folder);
  return withLock(host, 'release', async () => {
    const prepared = await prepareRelease(host, options, site);
    const { plan } = prepared;
    if (plan.isLive) options.log(`Release ${site.version} is already live.`);
    else await makeLive(host, prepared, options);
    await host.removeAllBut(plan.staying);
    return prepared;
  });
}

async function makeLive(host: ReleaseHost, { site, plan }: PreparedRelease, options: ReleaseOptions): Promise<void> {
  const { version, files } = site;
  if (!plan.isComplete) {
    await host.prepare(version);
    for (const { kind, paths } of plan.uploads) {
      if (paths.length > 0) options.log(`Uploading ${counted(paths.length, 'file')}: ${kind}`);
      await upload(host, site, paths, plan.live, options.folder);
    }
  }
  for (const { from, files: kept } of plan.kept) await host.keep(from, version, Object.keys(kept));
  const kept = Object.assign({}, ...plan.kept.map((entry) => entry.files)) as Files;
  await verify(host, site, kept, plan, options);
  if (!plan.isComplete) await host.complete(version);
  await host.writeManifest({
    version,
    released: new Date().toISOString(),
    replaced: plan.live?.version ?? null,
    files,
    kept,
  });
  await host.switchTo(version);
  options.log(`Release ${version} is live.`);
}

async function upload(
  host: ReleaseHost,
  { version, files }: Site,
  paths: readonly string[],
  live: Manifest | undefined,
  folder: string,
): Promise<void> {
  const uploads = paths.map((path) => ({
    path,
    source: join(folder, path),
    isUnchanged: live?.files[path] === files[path],
  }));
  await host.upload(version, uploads, live?.version);
}

/** Reads everything back. Uploads files that differ once more, because the release they were linked from is damaged. */
async function verify(
  host: ReleaseHost,
  site: Site,
  kept: Files,
  plan: ReleasePlan,
  options: ReleaseOptions,
): Promise<void> {
  const expected = { ...kept, ...site.files };
  let wrong = differing(expected, await host.digests(site.version));
  if (wrong.length > 0 && !plan.isComplete) {
    await upload(
      host,
      site,
      wrong.filter((path) => path in site.files),
      undefined,
      options.folder,
    );
    wrong = differing(expected, await host.digests(site.version));
  }
  if (wrong.length === 0) return options.log(`Read back ${counted(Object.keys(expected).length, 'file')}.`);
  throw new ReleaseError(
    `${wrong.length} files on ${host.name} differ from what was uploaded, such as ${wrong[0]}. Nothing has changed for ` +
      'readers. Was the site built again meanwhile? Then release it again.',
  );
}

function differing(expected: Files, found: Files): string[] {
  return Object.keys(expected).filter((path) => found[path] !== expected[path]);
}

/**
 * Makes the release live that was live before.
 *
 * @throws ReleaseError if there is none
 */
export async function rollBack(
  host: ReleaseHost,
  log: (line: string) => void,
): Promise<Record<'from' | 'to', Manifest>> {
  const before = await readState(host);
  if (before.current === undefined) return releaseBefore(before);
  return withLock(host, `rollback from ${before.current}`, async (interrupted) => {
    const state = await readState(host);
    const done = state.releases.find((release) => interrupted === `rollback from ${release.version}`);
    const live = state.releases.find(({ version }) => version === state.current);
    // Otherwise, a rollback that was interrupted at its very end would go back by two releases.
    if (done && live && done.replaced === live.version) {
      log(`The interrupted rollback from ${done.version} to ${live.version} was complete.`);
      return { from: done, to: live };
    }
    const { from, to } = releaseBefore(state);
    // Pages of the release that are still open can request its files.
    for (const { from: source, files } of keptFiles({ ...to.files, ...to.kept }, [from])) {
      await host.keep(source, to.version, Object.keys(files));
      await host.writeManifest({ ...to, kept: { ...to.kept, ...files } });
    }
    await host.switchTo(to.version);
    log(`Rolled back from ${from.version} to ${to.version}, which was released at ${to.released}.`);
    return { from, to };
  });
}

async function withLock<Result>(
  host: ReleaseHost,
  purpose: string,
  action: (interrupted: string | undefined) => Promise<Result>,
): Promise<Result> {
  const interrupted = await host.lock(purpose);
  try {
    return await action(interrupted);
  } finally {
    await host.unlock();
  }
}

async function readState(host: ReleaseHost): Promise<HostState> {
  const state = await host.read();
  if (state.current !== undefined && !state.releases.some(({ version }) => version === state.current))
    throw new ReleaseError(
      `What is live on ${host.name} is "${state.current}", which this command has not released: move the link ` +
        '"current" away and release again.',
    );
  return state;
}
