// npm run bench:mock -- [--soak SECONDS] [--memory]: measures the mock server in a process of its own: reads per second
// (by ab), how soon 200 observers have each event, and the heap while meetings come and end for five minutes, or as
// many seconds as --soak says (0 for none). With --memory, there is no SQLite file.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureObservers } from './mock/observers';
import { measureReads, type ReadResult } from './mock/reads';
import { soak } from './mock/soak';
import { startMeasured, type MeasuredServer } from './mock/measured-server';
import { optionsOrExit, parseMockOptions } from './options.mjs';
import { median } from './reporting/statistics.mjs';

const RUNS = 3;
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** @param file SQLite file of the server; undefined if it keeps its state in memory only */
async function measure(server: MeasuredServer, seconds: number, file: string | undefined): Promise<void> {
  const reads: ReadResult[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await measureReads(server);
    console.log(`GET /rooms/{key}: ${Math.round(result.perSecond)} per second, 99 % within ${result.slowest} ms`);
    reads.push(result);
  }
  console.log(`median: ${Math.round(median(reads.map(({ perSecond }) => perSecond)))} per second`);
  const { sockets, events, wrong, times } = await measureObservers(server);
  console.log(
    `${sockets} observers: ${events} events, ${wrong} lost or doubled; ` +
      `all have one after ${Math.round(median([...times]))} ms (median), ${Math.round(Math.max(...times))} ms (longest)`,
  );
  if (seconds === 0) return;
  const { requests, meetings, heaps } = await soak(server, seconds);
  console.log(`${seconds} s: ${requests} requests, ${meetings} meetings; heap in MB after each tenth of the time:`);
  console.log(heaps.map(megabytes).join(', '));
  if (file !== undefined) console.log(`SQLite file: ${megabytes(statSync(file).size)} MB`);
}

async function run(): Promise<void> {
  const { seconds, isInMemory } = optionsOrExit(parseMockOptions);
  const folder = mkdtempSync(join(tmpdir(), 'bench-mock-'));
  const file = isInMemory ? undefined : join(folder, 'state.sqlite');
  const server = await startMeasured(['--port', '0', ...(file === undefined ? ['--memory'] : ['--data', file])]);
  try {
    await measure(server, seconds, file);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

void run();
