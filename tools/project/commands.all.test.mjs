import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { transformSync } from '@swc/core';
import { ENTRIES } from './caches-stamp.cjs';
import { reachableFiles } from './reachable-files.cjs';

const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const names = Object.keys(scripts);
/** Their packages are installed by the command itself. */
const INSTALLING = ['start', 'test', 'test:all', 'develop', 'build', 'bench:build', 'bench:page'];

/** Milliseconds that all commands take on a machine that does much else. */
const BUSY = 60_000;

/** A fresh checkout, in which `npm` only says with what it was called. */
let project;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  project = join(folder, 'checkout');
  for (const path of ['package.json', 'package-lock.json', 'scripts', 'bench', 'tools/project'])
    cpSync(path, join(project, path), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "npm $*"\nexit 3\n');
  chmodSync(join(folder, 'bin/npm'), 0o755);
});
afterAll(() => rmSync(dirname(project), { recursive: true }));

/** Runs the line of package.json as npm does. */
function run(line, cwd = project) {
  return new Promise((resolve) => {
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const PATH = [join(dirname(project), 'bin'), dirname(process.execPath), env.PATH].join(delimiter);
    const child = spawn('sh', ['-c', line], {
      cwd,
      env: { ...env, PATH, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

/** Runs all commands at the same time, with an option. */
const runAll = async (option = '') =>
  new Map(await Promise.all(names.map(async (name) => [name, await run(`${scripts[name]} ${option}`)])));

test(
  'every command names what is missing before the packages are installed',
  async () => {
    for (const [name, result] of await runAll()) expectMissing(name, result);
  },
  BUSY,
);

function expectMissing(name, { code, output }) {
  expect({ name, code, trace: /^\s+at .*/m.exec(output)?.[0] }).toEqual({ name, code: 1, trace: undefined });
  if (INSTALLING.includes(name))
    expect(output).toMatch(/^▸ Installing .*\nnpm ci --loglevel=error .*\n\n✗ npm ci failed; see its output above\.$/m);
  else expect(output).toBe('✗ No packages are installed in this folder. Run "npm ci" first.');
}

test(
  'with --help, every command of the project says how it is called and what it does, and does nothing',
  async () => {
    const before = readdirSync(project, { recursive: true });
    for (const [name, result] of await runAll('--help')) {
      const [file] = /\b(?:scripts|bench)\/[\w-]+\.(?:ts|mjs)\b/.exec(scripts[name]) ?? [];
      // Other programs, once they are installed, have help of their own.
      if (file === undefined) continue;
      const [comment] = /^(?:\/\/.*\n)*/.exec(readFileSync(file, 'utf8'));
      expect({ name, ...result }).toEqual({ name, code: 0, output: comment.replace(/^\/\/ ?/gm, '').trim() });
      expect(result.output).toMatch(new RegExp(`^npm (?:run )?${name}\\b[^]*\\.$`, 'm'));
    }
    expect(readdirSync(project, { recursive: true })).toEqual(before);
  },
  BUSY,
);

describe('with an older Node than package.json allows', () => {
  const file = () => join(project, 'package.json');
  const expected = `✗ Found Node ${process.versions.node}; expected 99.1.0 or later.`;
  let original;
  beforeAll(() => {
    original = readFileSync(file(), 'utf8');
    const { engines, ...rest } = JSON.parse(original);
    writeFileSync(file(), JSON.stringify({ ...rest, engines: { ...engines, node: '>=99.1.0' } }));
  });
  afterAll(() => writeFileSync(file(), original));

  test(
    'every command says so and fails',
    async () => {
      const results = await runAll();
      expect(Object.fromEntries(results)).toEqual(
        Object.fromEntries(names.map((name) => [name, { code: 1, output: expected }])),
      );
    },
    BUSY,
  );
});

/** Packages of `devDependencies` that the files import, with the first file that does. */
function testPackages(entries) {
  const found = new Map();
  for (const file of reachableFiles('.', entries).filter((path) => /\.(?:tsx?|mjs|js)$/.test(path))) {
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      configFile: false,
      swcrc: false,
      jsc: { parser: { syntax: 'typescript', tsx: file.endsWith('x') }, target: 'es2022' },
      module: { type: 'commonjs' },
    });
    for (const [, name] of code.matchAll(/\brequire\("((?:@[^"/]+\/)?[^"./][^"/]*)/g))
      if (name in devDependencies && !found.has(name)) found.set(name, file);
  }
  return [...found].map(([name, file]) => `${name} in ${file}`);
}

const lines = Object.entries(scripts).map(([name, line]) => [
  name,
  line,
  /(?:scripts|bench)\/[\w-]+\.ts/.exec(line)?.[0],
]);

test.each(lines.filter(([, line, file]) => file && !line.includes('check-all-packages.cjs')))(
  'npm run %s works after npm ci --omit=dev',
  (_name, _line, file) => {
    expect(testPackages([file])).toEqual([]);
  },
);

test('so does the build, with all code of the site', () => {
  const pages = ['src/templates', 'src/pages'].flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  );
  const entries = [
    ...ENTRIES,
    ...['src/app.tsx', 'gatsby-ssr.tsx'],
    ...['src/offline/worker/worker.ts', ...pages.filter((path) => path.endsWith('.tsx'))],
  ];
  expect(testPackages(entries)).toEqual([]);
});

test('the search for packages finds those of commands for checks', () => {
  expect(testPackages(['scripts/check-content.ts']).join()).toContain('shell-quote in tools/calls/');
});
