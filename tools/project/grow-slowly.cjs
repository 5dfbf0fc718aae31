/**
 * Preloaded in the processes of a build, several of which run at the same time. By default, V8 lets the heap of each
 * grow to a multiple of what is in use before it collects garbage.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- preloaded modules are CommonJS */
require('node:v8').setFlagsFromString('--heap-growing-percent=50');
