// Runs a command and measures its duration and the peak memory of its whole process tree.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const SAMPLE_MILLISECONDS = 250;

/** Resident memory of a process and all its descendants, in bytes. Linux only: it reads /proc. */
function treeMemory(root) {
  const children = new Map();
  const memory = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      memory.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // The process exited while it was being inspected.
    }
  }
  const sum = (pid) =>
    (memory.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

/** Median; for an even number of values, the upper of the two in the middle. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/**
 * Runs a command and samples its memory; on systems other than Linux, the memory is NaN.
 *
 * @returns duration in seconds and peak memory in GB
 * @throws Error with the end of the output if the command fails
 */
export function measure(command, args, { cwd, env = {} }) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let peak = 0;
    let output = '';
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setInterval(() => {
      peak = Math.max(peak, process.platform === 'linux' ? treeMemory(child.pid) : Number.NaN);
    }, SAMPLE_MILLISECONDS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output = (output + data).slice(-4000);
      });
    }
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0) reject(new Error(`${command} ${args.join(' ')} exited with code ${code}:\n${output}`));
      else resolve({ seconds: (performance.now() - started) / 1000, gigabytes: peak / 1e9 });
    });
  });
}
