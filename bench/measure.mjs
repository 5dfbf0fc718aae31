// Runs a command and measures it: seconds, and the most memory that it and its children held together.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const SAMPLE_MILLISECONDS = 250;

/** Resident memory of a process and all below it, in bytes (Linux; elsewhere NaN). */
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
      // The process ended while it was looked at.
    }
  }
  const sum = (pid) =>
    (memory.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

/** The middle one of some numbers. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/**
 * @returns seconds of the whole process and its peak memory in GB
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
      if (code !== 0) reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`));
      else resolve({ seconds: (performance.now() - started) / 1000, gigabytes: peak / 1e9 });
    });
  });
}
