// npm run check:page -- [PART_OF_A_PATH]: all that an author checks before submitting a page, one after the other.
import { spawnSync } from 'node:child_process';
import { listContentFiles } from '../src/content/build/files/list-content-files';
import { env } from '../src/site/build/env';
import { displayPath } from '../src/site/build/source-text';
import { shortPath } from '../tools/choose-pages';
import { runCommandLine } from '../tools/command-line';
import { readExpected } from '../tools/guides/expected';
import { pageChecks } from '../tools/page-checks';
import { SAMPLES, SPELLING } from '../tools/project/test-steps.mjs';

/** Checks that are no commands of their own. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = { samples: SAMPLES, spelling: SPELLING };

function main(args: readonly string[]): void {
  const paths = listContentFiles(env.contentRoot).files.map((file) => shortPath(displayPath(file)));
  const checks = pageChecks(args, paths, Object.keys(readExpected()));
  const failed = checks.filter((command) => !passes(command)).map(([name]) => name);
  console.log(failed.length === 0 ? `\n✓ ${checks.length} checks passed` : `\n✗ Failed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function passes(command: readonly string[]): boolean {
  console.log(`\n▸ ${command.join(' ')}`);
  const [name = '', ...pages] = command;
  const [program = '', ...args] = PROGRAMS[name]?.concat(pages) ?? ['npm', 'run', '--silent', ...command];
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}

void runCommandLine(() => main(process.argv.slice(2)));
