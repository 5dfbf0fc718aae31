/**
 * Preloaded in the processes that a build starts beside its main process, for which everything waits. With three of
 * them on two cores, it now gets a core to itself. Other programs of the machine still leave the others a quarter.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- preloaded modules are CommonJS */
const { getPriority, setPriority } = require('node:os');

const LOWEST = 19;

// Relative to the build's own priority, which may be low already and must not be raised without rights.
setPriority(Math.min(getPriority() + 5, LOWEST));
