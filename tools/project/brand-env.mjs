// Loads the brand in a process of its own, for programs that compile TypeScript in another way than the commands.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const REGISTER = join(import.meta.dirname, 'register-typescript.cjs');

/**
 * Sets `BRAND_JSON` for this process and those that it starts: jest, Playwright.
 *
 * @throws Error if the file has problems, which the other process has printed
 */
export function setBrand() {
  const print = ['-r', REGISTER, '-p', 'process.env.BRAND_JSON'];
  process.env.BRAND_JSON ??= execFileSync(process.execPath, print, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}
