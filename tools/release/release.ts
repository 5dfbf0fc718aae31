import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { counted } from '../../src/site/counted';
import { listFiles } from '../../src/output/build/list-files';

/** Releases before the new one whose files stay, because tabs that are still open request them. */
const KEPT_RELEASES = 3;
/** What the command remembers on the host, which serves nothing whose name begins with a dot. */
const STATE = '.releases';

/** A digest in the name of a file or its folder: its content never changes. */
const HASHED = /^(?:assets|diagrams|static)\/|[.-][0-9a-f]{8,64}(?:\.\w+)+$/;

const releasesSchema = z.array(
  z.strictObject({
    isFinished: z.boolean(),
    files: z.array(z.string().refine((path) => !path.startsWith('/') && !path.split('/').includes('..'))),
  }),
);
type Release = z.infer<typeof releasesSchema>[number];

/**
 * Puts a built site into the folder that a host serves. Each file is replaced at once, and only after those that it
 * names. So whenever it is stopped, each page is the old or the new one and works, and the same call goes on.
 *
 * @returns what it did, in a sentence
 * @throws Error that says what to do
 */
export async function releaseSite(from: string, to: string): Promise<string> {
  const files = listFiles(from).map((path) => path.slice(1));
  for (const name of ['index.html', '404.html', 'headers.json'])
    if (!files.includes(name))
      throw new Error(`${from} does not contain a built site (it lacks ${name}): run npm run build first.`);
  await mkdir(join(to, STATE), { recursive: true });
  const unlock = await lock(to);
  try {
    const releases = await readReleases(to);
    return await replaceFiles(from, to, files, releases).catch((error: Error) => {
      const message = `${error.message}. Every page on ${to} works, but some may be old: remove the cause and release again.`;
      throw new Error(message, { cause: error });
    });
  } finally {
    await unlock();
  }
}

async function replaceFiles(
  from: string,
  to: string,
  files: readonly string[],
  releases: readonly Release[],
): Promise<string> {
  const known = new Set(releases.flatMap((release) => release.files));
  const finished = releases.filter(({ isFinished }) => isFinished);
  // What a release that was stopped has left belongs to the one that completes it.
  const left = releases.filter(({ isFinished }) => !isFinished).flatMap((release) => release.files);
  const next = { isFinished: false, files: [...new Set([...files, ...left])] };
  await writeReleases(to, [...finished, next]);

  const { ino } = await stat(from);
  // Among pages, new ones come first: those that were there before may link to them.
  const ordered = [...files].sort((a, b) => stageOf(a) - stageOf(b) || Number(known.has(a)) - Number(known.has(b)));
  let written = 0;
  for (const path of ordered) {
    if (await haveSameContent(join(from, path), join(to, path))) continue;
    const partial = join(to, STATE, 'partial');
    await copyFile(join(from, path), partial);
    if ((await stat(from)).ino !== ino) throw new Error(`${from} was built again meanwhile`);
    await mkdir(dirname(join(to, path)), { recursive: true });
    await rename(partial, join(to, path));
    written += 1;
  }

  const isKept = isKeptBeside(files);
  // A release all of whose kept files are in the new one, too, takes no place.
  const others = finished.filter((release) => release.files.some(isKept));
  const remembered = [...others.slice(-KEPT_RELEASES), next];
  const staying = new Set([...files, ...remembered.flatMap((release) => release.files.filter(isKept))]);
  const gone = [...known].filter((path) => !staying.has(path)).sort((a, b) => stageOf(b) - stageOf(a));
  for (const path of gone) await removeFile(to, path);
  await writeReleases(
    to,
    remembered.map((release) => ({ isFinished: true, files: release.files.filter((path) => staying.has(path)) })),
  );
  return `${to} has the site of ${from}: ${counted(written, 'file')} written, ${gone.length} removed.`;
}

/** The place of a file in the order of writing: each names only files of its own stage and of those before. */
function stageOf(path: string): number {
  const plain = path.replace(/\.(?:br|gz)$/, '');
  if (plain.endsWith('.html')) return 2;
  if (HASHED.test(plain)) return 0;
  return /^search-index\/|^sw\.js$|\.xml$/.test(plain) ? 3 : 1;
}

/** What a release has or lacks as a whole: the page data of one version of the code, otherwise a file. */
function unitOf(path: string): string {
  return /^page-data\/[0-9a-f]{8,64}\//.exec(path)?.[0] ?? path;
}

/**
 * Tells which files of an earlier release open tabs can request. Pages are not among them, because an address that is
 * gone answers with its redirect or status 410; nor is the data of such a page, unless it is of another version.
 */
function isKeptBeside(files: readonly string[]): (path: string) => boolean {
  const own = new Set(files.map(unitOf));
  return (path) => !own.has(unitOf(path)) && (stageOf(path) === 0 || unitOf(path) !== path);
}

async function haveSameContent(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([readFile(one), readFile(other).catch(() => undefined)]);
  return b !== undefined && a.equals(b);
}

async function removeFile(to: string, path: string): Promise<void> {
  await rm(join(to, path), { force: true });
  try {
    // A folder without files would answer otherwise than an address that is gone.
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) await rmdir(join(to, folder));
  } catch {
    // It has other files.
  }
}

async function readReleases(to: string): Promise<Release[]> {
  const file = join(to, STATE, 'releases.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined && (await readdir(to)).every((name) => name.startsWith('.'))) return [];
  if (text === undefined) throw new Error(`${to} has files that no release has put there: name an empty folder.`);
  try {
    return releasesSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `${file} is damaged, and nothing has changed: write [] into it and release again; ` +
        'pages that are no longer in the site then stay until you delete them.',
    );
  }
}

async function writeReleases(to: string, releases: readonly Release[]): Promise<void> {
  const partial = join(to, STATE, 'partial');
  await writeFile(partial, JSON.stringify(releases));
  await rename(partial, join(to, STATE, 'releases.json'));
}

/** Keeps other releases away. A lock is never taken over: only a person can know that its process has ended. */
async function lock(to: string): Promise<() => Promise<void>> {
  const file = join(to, STATE, 'lock');
  try {
    await writeFile(file, `process ${process.pid} on ${hostname()}`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = (await readFile(file, 'utf8').catch(() => '')) || 'another process';
    throw new Error(
      `A release by ${owner} is writing to ${to}: wait for it, or, if that process has ended, delete ${file} and ` +
        'release again.',
    );
  }
  return () => rm(file, { force: true });
}
