import { spawn } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { lockText, purposeOfStale } from './lock';
import { orderReleases, readManifest } from './manifests';
import { ReleaseError, type Files, type ReleaseHost } from './types';

/**
 * A folder on another machine as host, in the same layout as a local one. Files are transferred by rsync; everything
 * else is done by ssh and the commands that every Linux has.
 *
 * @param folder of the built site, whose files are uploaded
 */
export function createRsyncHost(machine: string, root: string, folder: string): ReleaseHost {
  const releases = `${root}/releases`;
  const lock = `${releases}/lock`;
  /** Runs a script in the folder with the releases. */
  const run = (script: string, input = ''): Promise<string> =>
    execute('ssh', [machine, `cd ${quote(releases)} && { ${script}\n}`], input);
  const inWritable = (version: string): string =>
    `cd ${quote(`${version}.partial`)} 2>/dev/null || cd ${quote(version)} || exit 1`;

  return {
    name: `${machine}:${root}`,
    lock: async (purpose) => {
      await execute('ssh', [machine, `mkdir -p ${quote(releases)}`]);
      const found = await run('cat lock 2>/dev/null || true');
      const interrupted = found === '' ? undefined : purposeOfStale(found, `${machine}:${lock}`);
      await run('rm -f lock; set -C; cat > lock', lockText(purpose));
      return interrupted;
    },
    unlock: async () => void (await run('rm -f lock')),
    read: async () => {
      const output = await execute('ssh', [
        machine,
        `cd ${quote(root)} 2>/dev/null || exit 0
        if [ -e current ] && [ ! -h current ]; then echo folder; else basename "$(readlink current)"; fi
        for file in releases/*.json; do [ -d "\${file%.json}" ] && cat "$file"; done
        true`,
      ]);
      const [current = '', ...manifests] = output.trim().split('\n');
      if (current === 'folder')
        throw new ReleaseError(
          `${machine}:${root}/current is not a link: move it away. A release makes it a link to the live release.`,
        );
      return {
        current: current || undefined,
        releases: orderReleases(manifests.map((text) => readManifest(text, `A file in ${machine}:${releases}`))),
      };
    },
    // What an interrupted release has transferred stays: rsync compares it, and never writes into a file.
    prepare: async (version) => {
      const [done, partial] = [quote(version), quote(`${version}.partial`)];
      await run(`if [ -d ${done} ]; then rm -rf ${partial} && mv ${done} ${partial}; fi; mkdir -p ${partial}`);
    },
    upload: async (version, files, previous) => {
      if (files.length === 0) return;
      const unchanged = previous === undefined ? [] : [`--link-dest=../${previous}`];
      const options = ['-r', '--checksum', '--chmod=D755,F644', '--perms', '--files-from=-', '--from0', ...unchanged];
      const target = `${machine}:${releases}/${version}.partial/`;
      await execute('rsync', [...options, `${relative('', resolve(folder)) || '.'}/`, target], joined(files));
    },
    digests: async (version) => {
      const lines = await run(`${inWritable(version)}; find . -type f -exec sha256sum {} +`);
      return Object.fromEntries(
        lines
          .trim()
          .split('\n')
          // 64 digits, two spaces and ./ are before the path.
          .map((line) => [line.slice(68), line.slice(0, 64)]),
      ) as Files;
    },
    complete: async (version) => void (await run(`mv ${quote(`${version}.partial`)} ${quote(version)}`)),
    keep: async (from, to, paths) => {
      const link = `while IFS= read -r path; do
        case $path in */*) mkdir -p "\${path%/*}";; esac
        [ -e "$path" ] || ln ${quote(`../${from}`)}/"$path" "$path" || exit 1
      done`;
      await run(`${inWritable(to)}; ${link}`, paths.map((path) => `${path}\n`).join(''));
    },
    writeManifest: async (manifest) => {
      const file = `${manifest.version}.json`;
      const script = `cat > ${quote(`${file}.partial`)} && mv ${quote(`${file}.partial`)} ${quote(file)}`;
      await run(script, `${JSON.stringify(manifest)}\n`);
    },
    switchTo: async (version) =>
      void (await run(
        `cd .. && rm -f current.partial && ln -s ${quote(`releases/${version}`)} current.partial && ` +
          'mv -T current.partial current',
      )),
    removeAllBut: async (versions) => {
      const staying = ['lock', ...versions.flatMap((version) => [version, `${version}.json`])].map(quote).join('|');
      // Manifests first: what is left of a release without one is never taken for a complete one.
      const remove = (names: string): string =>
        `for name in ${names}; do case $name in ${staying}) ;; *) rm -rf "$name";; esac; done`;
      await run(`${remove('*.json')}; ${remove('*')}`);
    },
  };
}

function joined(files: readonly { readonly path: string }[]): string {
  return files.map(({ path }) => `${path}\0`).join('');
}

/** Quotes text for a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Runs a program and resolves to its output. */
function execute(program: string, args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'pipe', env: process.env });
    const output: string[] = [];
    const errors: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
    // A program that ends early says why on its own.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new ReleaseError(`${program} is not installed; a release to another machine needs ssh and rsync.`)
          : error,
      ),
    );
    child.on('close', (code) => {
      if (code === 0) resolve(output.join(''));
      else
        reject(new ReleaseError(`${program} failed (${code ?? 'stopped'}): ${errors.join('').trim() || 'no message'}`));
    });
  });
}
