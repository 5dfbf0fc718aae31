import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { replaceFolder } from '../../../tools/project/replace-folder.mjs';
import { fixtureFolder, type FixtureName } from '../../support/fixture-site';

/** `later` is the fixture `zeta` after a release that only changed content. */
export type ReleaseName = Extract<FixtureName, 'recipes' | 'zeta'> | 'later';

/** Text that `later` has in place of `TEXT`, in its pages and their data. */
export const LATER_TEXT = 'The category is empty.';
/** A sentence of the page `/docs/lists/alone`. */
const TEXT = 'The category has no entries.';

/** Files that a host keeps for open tabs: those with a hash in their name or, for page data, in their path. */
const KEPT = /^(?:page-data|search-index)$|[.-][0-9a-f]{8}\.(?:js|css)$/;

/** A host of one site, whose releases follow each other. */
export interface ReleaseSite {
  readonly address: string;
  /** Puts a release live. With `kept`, the files of that release that open tabs may need stay. */
  readonly release: (name: ReleaseName, kept?: ReleaseName) => void;
}

/** A test function with a host of its own in each worker, which the releases in `e2e/fixtures` go live on. */
export const test = base.extend<object, { readonly site: ReleaseSite }>({
  site: [
    async ({}, use) => {
      const work = mkdtempSync(join(tmpdir(), 'releases-'));
      const folder = join(work, 'live');
      const release: ReleaseSite['release'] = (name, kept) => replaceFolder(folder, sourceOf(work, name, kept));
      release('zeta');
      const { serve } = await import('../../../scripts/serve.mjs');
      const server = await serve({ port: 0, folder, base: '/', quiet: true });
      await use({ address: `http://localhost:${server.port}`, release });
      await server.close();
      rmSync(work, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.address),
});

/** Folder with a release and, if given, what a host keeps of another one. */
function sourceOf(work: string, name: ReleaseName, kept?: ReleaseName): string {
  const built = name === 'later' ? laterFolder(work) : fixtureFolder(name);
  if (kept === undefined) return built;
  const folder = join(work, 'source');
  rmSync(folder, { recursive: true, force: true });
  const earlier = kept === 'later' ? laterFolder(work) : fixtureFolder(kept);
  for (const entry of readdirSync(earlier))
    if (KEPT.test(entry)) cpSync(join(earlier, entry), join(folder, entry), { recursive: true });
  cpSync(built, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

function laterFolder(work: string): string {
  const folder = join(work, 'later');
  rmSync(folder, { recursive: true, force: true });
  cpSync(fixtureFolder('zeta'), folder, { recursive: true });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/docs\/lists\/alone\/(?:index\.html|page-data\.json)$/.test(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    if (!text.includes(TEXT)) throw new Error(`${path} does not contain "${TEXT}".`);
    writeFileSync(join(folder, path), text.replaceAll(TEXT, LATER_TEXT));
  }
  // By this file, the server notices a release.
  utimesSync(join(folder, 'headers.json'), new Date(), new Date());
  return folder;
}
