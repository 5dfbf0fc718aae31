// Runs a command and measures its duration and the peak memory of its whole process tree.
import { endGroup, startGroup } from './process-group.mjs';
import { listProcesses, ownBytes, processTree, residentBytes } from './processes.mjs';

const SAMPLE_MILLISECONDS = 250;
const NEAR_PEAK = 0.9;
/** Number of characters of the output to show if the command fails. */
const SHOWN = 4000;

/**
 * Runs a command and samples its memory; on systems other than Linux, the memory is NaN.
 *
 * @returns duration in seconds, peak memory in GB (what processes share counts once), and what was printed when
 * @throws Error with the end of the output if the command fails
 */
export async function measure(command, args, { cwd, env }) {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const chunks = [];
  const group = startGroup(command, args, { cwd, env, onOutput: (text) => chunks.push({ at: seconds(), text }) });
  let peak = process.platform === 'linux' ? 0 : Number.NaN;
  let residentPeak = 0;
  const timer = setInterval(() => {
    const processes = processTree(listProcesses(), group.id);
    const resident = residentBytes(processes);
    // Reading the exact number takes time, which the command would lack.
    if (resident > residentPeak * NEAR_PEAK) peak = Math.max(peak, ownBytes(processes));
    residentPeak = Math.max(residentPeak, resident);
  }, SAMPLE_MILLISECONDS);
  try {
    const code = await group.exited;
    const duration = seconds();
    // What the command has left running would slow down the next measurement.
    await endGroup(group);
    await group.closed;
    const output = chunks.map(({ text }) => text).join('');
    if (code !== 0)
      throw new Error(`${command} ${args.join(' ')} exited with ${code}:\n${output.trimEnd().slice(-SHOWN)}`);
    return { seconds: duration, gigabytes: peak / 1e9, output, chunks };
  } finally {
    clearInterval(timer);
  }
}
