import { execFileSync } from 'node:child_process';
import { startMeeting, type Target } from './client';

const REQUESTS = 20_000;
const CLIENTS = 32;

export interface ReadResult {
  readonly perSecond: number;
  /** Milliseconds within which 99 % of the answers came. */
  readonly slowest: number;
}

/** Requests a meeting again and again with `ab`, which uses the second core. */
export async function measureReads(target: Target): Promise<ReadResult> {
  const key = await startMeeting(target, 'reads');
  const path = `${target.url}/rooms/${key}`;
  const report = execFileSync('ab', ['-q', '-k', '-n', String(REQUESTS), '-c', String(CLIENTS), path], {
    encoding: 'utf8',
  });
  const read = (pattern: RegExp): number => Number(pattern.exec(report)?.[1] ?? NaN);
  const failed = read(/^Failed requests:\s+(\d+)/m);
  if (failed !== 0 || /^Non-2xx responses/m.test(report)) throw new Error(`Some requests failed:\n${report}`);
  return { perSecond: read(/^Requests per second:\s+([\d.]+)/m), slowest: read(/^\s+99%\s+(\d+)/m) };
}
