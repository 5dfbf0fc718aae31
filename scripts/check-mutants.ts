// npm run check:mutants [-- WORDS]: puts deliberate faults (tools/mutants/faults.yaml) into copies of the project, one
// at a time, and runs the tests that should notice. Prints those that no test notices, and fails if there are any.
// WORDS is a part of the names or files of the faults to try; without it, all are tried.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { endCommand } from '../src/site/build/end-command';
import { counted } from '../src/site/counted';
import { applyFault, readFaults, type Fault } from '../tools/mutants/read-faults';
import { copyWorkingFiles } from '../tools/project/copy-working-files.mjs';

const FOLDER = resolve('.tmp/mutants');
/** Milliseconds that the tests of a fault may take; all tests together, without a fault, may take ten times as long. */
const LONGEST = 120_000;

main().catch((error: unknown) => endCommand(error instanceof Error ? error.message : String(error)));

async function main(): Promise<void> {
  const words = process.argv.slice(2).join(' ');
  const faults = readFaults('tools/mutants/faults.yaml').filter(({ name, file }) => `${name} ${file}`.includes(words));
  if (faults.length === 0) endCommand(`No fault has ${JSON.stringify(words)} in its name or file.`);
  // Before anything runs, so that a list that has gone stale is known at once.
  const stale = faults.flatMap((fault) => problemOf(fault));
  if (stale.length > 0) endCommand(`${stale.join('\n')}\n${stale.length} faults cannot be applied.`);
  const copies = Array.from({ length: availableParallelism() }, (_, index) => copyProject(join(FOLDER, String(index))));
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  console.log(`▸ ${tests.length} test files without a fault`);
  const [first = ''] = copies;
  const { failed, output } = await runTests(first, tests, 10 * LONGEST);
  if (failed) endCommand(`${output}\nTests fail without a fault.`);
  const survivors: string[] = [];
  const queue = [...faults];
  const work = async (copy: string) => {
    for (let fault = queue.shift(); fault; fault = queue.shift()) {
      const isNoticed = await tryFault(copy, fault);
      console.log(`${isNoticed ? '✓' : '✗ survives:'} ${fault.name} (${fault.file})`);
      if (!isNoticed) survivors.push(fault.name);
    }
  };
  await Promise.all(copies.map(work));
  if (survivors.length > 0) endCommand(`${survivors.length} of ${faults.length} faults survive.`);
  console.log(`✓ ${counted(faults.length, 'fault')}, all noticed.`);
}

function problemOf(fault: Fault): string[] {
  const missing = [fault.file, ...fault.tests].filter((path) => !existsSync(path));
  if (missing.length > 0) return [`"${fault.name}": no such file: ${missing.join(', ')}`];
  try {
    applyFault(fault, readFileSync(fault.file, 'utf8'));
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Replaces a folder with a copy of the project as it is now, and returns it. */
function copyProject(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  copyWorkingFiles('.', folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Returns whether a test fails with the fault. The copy is afterwards as before. */
async function tryFault(copy: string, fault: Fault): Promise<boolean> {
  const path = join(copy, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applyFault(fault, source));
  try {
    return (await runTests(copy, fault.tests)).failed;
  } finally {
    writeFileSync(path, source);
  }
}

function runTests(
  copy: string,
  tests: readonly string[],
  longest = LONGEST,
): Promise<{ failed: boolean; output: string }> {
  const args = ['node_modules/jest/bin/jest.js', '--ci', '--bail', '--silent', '--maxWorkers=1', '--runTestsByPath'];
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [...args, ...tests], {
      cwd: copy,
      // As in npm test, also if npm run test:all has started this.
      env: { ...process.env, TEST_ALL: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // A fault that keeps a test waiting is noticed too.
    const limit = setTimeout(() => child.kill('SIGKILL'), longest);
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      // Without this line, jest has not run any test: a wrong option, or no memory.
      if (!signal && !/^Tests: /m.test(output)) reject(new Error(`jest did not run in ${copy}:\n${output}`));
      else done({ failed: code !== 0, output });
    });
  });
}
