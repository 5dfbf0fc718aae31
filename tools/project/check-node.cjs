/**
 * Ends the command if Node is older than package.json allows, or if only its help is wanted. Loaded before everything
 * else by each command, so it only uses what Node 4 has: an old version must get this far.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- preloaded modules are CommonJS */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

// Not required: Playwright cannot load JSON from the modules that tests import.
const { engines } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'));

const expected = engines.node.replace(/^>=/, '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = expected.split('.').map(Number);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`\n✗ Found Node ${process.versions.node}; expected ${expected} or later.`);
  process.exit(1);
}

require('./help.cjs');
