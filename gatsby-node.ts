/* eslint-disable @typescript-eslint/no-require-imports -- see below */
const { createRequire } = require('node:module');
const { resolve } = require('node:path');

const load = createRequire(resolve('package.json'));
load('./tools/project/prepare-gatsby.cjs');
module.exports = load('./src/gatsby/hooks/node');
