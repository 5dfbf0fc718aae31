// Runs the steps of npm test and npm run check, and prints what they print and count. Loads a package, so import it
// only after the packages are installed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { announce, root } from './bootstrap.mjs';
import { runSteps } from './run-steps.mjs';
import { countStep, formatStep, summarize } from './test-report.mjs';

/**
 * Runs steps (see `test-steps.mjs`) and prints a summary.
 *
 * @param env variables of all steps
 * @returns exit code
 */
export async function runChecks(steps, env = {}) {
  const check = async (step) => {
    announce(step.name);
    const start = Date.now();
    const { status, output } = await execute(step.command, { ...env, ...step.env }, step.isQuiet);
    const { report } = step;
    const counts = countStep(status, report && (() => report.read(readFileSync(report.file, 'utf8'), root)));
    if (output) console.log(output.trimEnd());
    console.log(formatStep(step.name, counts, Date.now() - start));
    return counts;
  };
  const skip = ({ name }, failedNeed) => console.log(`✗ ${name}: skipped because "${failedNeed}" failed`);
  const summary = summarize(await runSteps(steps, check, skip));
  console.log(`\n${summary.text}`);
  return summary.exitCode;
}

function execute([command, ...args], env, isQuiet = false) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of isQuiet ? [child.stdout, child.stderr] : [])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', ({ message }) => resolve({ status: 1, output: message }));
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}
