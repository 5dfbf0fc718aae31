// npm run check:adopt -- [PART|all|none …]: makes the project the site of another product in copies, each without one
// of its parts, one without all and one with all, builds them with all checks, and looks for the old name in what is
// built.
import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { announce, fail, readSettings, root } from '../tools/project/bootstrap.mjs';
import { copyWorkingFiles } from '../tools/project/copy-working-files.mjs';

const WORK = join(root, '.tmp', 'adopt');
const PARTS = ['blog', 'playgrounds', 'release-notes', 'api', ...docsAreas()];
/** What is dropped, by name. */
const CASES = { none: [], ...Object.fromEntries(PARTS.map((part) => [part, [part]])), all: PARTS };

readSettings();
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in CASES));
if (unknown.length > 0) fail(`found ${unknown.join(', ')}; allowed: ${Object.keys(CASES).join(', ')}`);
const oldNames = namesIn(readFileSync(join(root, 'content', 'data', 'brand.yaml'), 'utf8'));
const failed = (requested.length > 0 ? requested : Object.keys(CASES)).filter((name) => !passes(name, CASES[name]));
if (failed.length > 0) fail(`These sites have problems: ${failed.join(', ')}`);

function docsAreas() {
  const folder = join(root, 'content', 'docs');
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`docs/${entry.name}`] : [],
  );
}

/** Name and slug of a brand, and its domain. */
function namesIn(brand) {
  return ['name', 'slug', 'domain'].flatMap((key) => new RegExp(`^${key}: (.+)$`, 'm').exec(brand)?.[1] ?? []);
}

/** Adopts and builds one copy. Returns whether all of it has passed. */
function passes(name, drop) {
  const started = Date.now();
  announce(`Adopting without ${drop.join(', ') || 'nothing'}`);
  const copy = join(WORK, name.replaceAll('/', '-'));
  copyFiles(copy);
  const choice = drop.length > 0 ? ['--drop', drop.join()] : ['--yes'];
  const commands = [
    ['run', '-s', 'adopt', '--', '--name', 'Zeta', '--domain', 'zeta.example', ...choice],
    ['run', '-s', 'check:content'],
    ['run', '-s', 'build'],
  ];
  for (const args of commands) {
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: copy, encoding: 'utf8' });
    if (status === 0) continue;
    console.error(`${stdout}${stderr}\n✗ ${name}: npm ${args.join(' ')}`);
    return false;
  }
  const found = [...withOldName(join(copy, 'dist')), ...withOldName(join(copy, 'content'))];
  if (found.length > 0) console.error(`✗ ${name}: the old name is in ${found.slice(0, 10).join(', ')}`);
  const pages = files(join(copy, 'dist')).filter((file) => file.endsWith('.html')).length;
  if (found.length === 0) console.log(`✓ ${name}: ${pages} pages (${Math.round((Date.now() - started) / 1000)} s)`);
  rmSync(copy, { recursive: true, force: true });
  return found.length === 0;
}

/** Copies what git has, or would have; the packages are linked file by file, because npm must find a folder. */
function copyFiles(copy) {
  rmSync(copy, { recursive: true, force: true });
  copyWorkingFiles(root, copy);
  linkFolder(join(root, 'node_modules'), join(copy, 'node_modules'));
}

function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}

function withOldName(folder) {
  const pattern = new RegExp(oldNames.map((name) => name.replaceAll('.', '\\.')).join('|'), 'i');
  return files(folder).filter((file) => pattern.test(file.slice(folder.length)) || pattern.test(readFileSync(file)));
}

function files(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}
