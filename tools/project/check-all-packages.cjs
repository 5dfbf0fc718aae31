/** Preloaded by commands that import packages of `devDependencies`: `npm ci --omit=dev` is not enough for them. */
/* eslint-disable @typescript-eslint/no-require-imports -- preloaded modules are CommonJS */
require('./check-packages.cjs').requirePackages({ withTests: true });
