// npm run check [-- --since REF]: the quick part of npm test, for while one works: format, types, lint, and the unit
// tests of what differs from REF (main, unless it is given). Files that passed before are not checked again.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../tools/project/bootstrap.mjs';
import { runChecks } from '../tools/project/run-checks.mjs';
import { quickSteps } from '../tools/project/test-steps.mjs';

const { since } = parseArgs({ options: { since: { type: 'string', default: 'main' } } }).values;
const caches = join(root, '.tmp', 'check');
mkdirSync(caches, { recursive: true });
process.exitCode = await runChecks(quickSteps(caches, since));
