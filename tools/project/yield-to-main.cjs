/**
 * Preloaded in the processes that a build starts beside its main process, which most of a build waits for: they take
 * the time that it leaves.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- preloaded modules are CommonJS */
const { constants, setPriority } = require('node:os');

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
