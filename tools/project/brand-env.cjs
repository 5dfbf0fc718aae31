/**
 * Loads the brand in a process of its own, for programs that compile TypeScript in another way than the commands: jest
 * and Playwright, which does not load ES modules from its configuration.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- see above */
const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/**
 * Sets `BRAND_JSON` for this process and those that it starts.
 *
 * @throws Error if the file has problems, which the other process has printed
 */
function setBrand() {
  const print = ['-r', join(__dirname, 'register-typescript.cjs'), '-p', 'process.env.BRAND_JSON'];
  process.env.BRAND_JSON ??= execFileSync(process.execPath, print, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}

module.exports = { setBrand };
