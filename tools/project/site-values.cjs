/**
 * Loads what the configuration and the interface are made of in a process of its own, for programs that compile
 * TypeScript in another way than the commands: jest and Playwright, which does not load ES modules from its
 * configuration.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- see above */
const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/**
 * Sets `BRAND_JSON` and `STRINGS_JSON` for this process and those that it starts, and `STRINGS`, which it returns.
 *
 * @throws Error if a file has problems, which the other process has printed
 */
function setSiteValues() {
  if (!process.env.BRAND_JSON || !process.env.STRINGS_JSON) {
    const code = 'JSON.stringify([process.env.BRAND_JSON, JSON.stringify(STRINGS)])';
    const print = ['-r', join(__dirname, 'register-typescript.cjs'), '-p', code];
    const text = execFileSync(process.execPath, print, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    [process.env.BRAND_JSON, process.env.STRINGS_JSON] = JSON.parse(text);
  }
  globalThis.STRINGS = JSON.parse(process.env.STRINGS_JSON);
  return globalThis.STRINGS;
}

module.exports = { setSiteValues };
