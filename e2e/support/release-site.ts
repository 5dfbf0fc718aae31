import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { replaceFolder } from '../../tools/project/replace-folder.mjs';
import { fixtureFolder } from './fixture-site';

/** Files that a host keeps for open tabs: those with a hash in their name or, for page data, in their path. */
const HASHED = /[.-]([0-9a-f]{8,20})\.(?:js|css)$/;
const VERSION = /^[0-9a-f]{8,}$/;

/** A host of one site on which a release with other code goes live. */
export interface ReleaseSite {
  /** Puts the release live; files of the one before stay if the host keeps them. */
  readonly release: (isKept: boolean) => void;
}

/** A test function with a host of its own, which has the fixture `zeta` at first. */
export const test = base.extend<{ readonly site: ReleaseSite & { readonly address: string } }>({
  site: async ({}, use) => {
    const work = mkdtempSync(join(tmpdir(), 'releases-'));
    const folder = join(work, 'live');
    replaceFolder(folder, fixtureFolder('zeta'));
    const { serve } = await import('../../scripts/serve.mjs');
    const server = await serve({ port: 0, folder, base: '/', quiet: true });
    const release = (isKept: boolean) => replaceFolder(folder, nextRelease(join(work, 'next'), isKept));
    await use({ address: `http://localhost:${server.port}`, release });
    await server.close();
    rmSync(work, { recursive: true });
  },
  baseURL: ({ site }, use) => use(site.address),
});

/** Makes a copy of the site in which the version of the code and the names of all bundles are others. */
function nextRelease(folder: string, isKept: boolean): string {
  const built = fixtureFolder('zeta');
  cpSync(built, folder, { recursive: true });
  const versions = readdirSync(join(built, 'page-data')).filter((name) => VERSION.test(name));
  const hashes = readdirSync(built).flatMap((name) => HASHED.exec(name)?.[1] ?? []);
  const next = (text: string): string =>
    [...versions, ...hashes].reduce((all, hash) => all.replaceAll(hash, [...hash].reverse().join('')), text);
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && /\.(?:html|js|json|css)$/.test(path)) writeFileSync(path, next(readFileSync(path, 'utf8')));
  }
  for (const name of [...readdirSync(folder), ...versions.map((version) => join('page-data', version))])
    if (next(name) !== name) renameSync(join(folder, name), join(folder, next(name)));
  if (isKept)
    for (const name of readdirSync(built))
      if (name === 'page-data' || HASHED.test(name))
        cpSync(join(built, name), join(folder, name), { recursive: true, force: false });
  return folder;
}
