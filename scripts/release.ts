// Entry point of npm run release, which puts the built site on a host, or rolls it back:
// node -r ./tools/project/register-typescript.cjs scripts/release.ts --to FOLDER
import { join } from 'node:path';
import { runReleaseCommand } from '../tools/release/command';

void runReleaseCommand(process.argv.slice(2), {
  environment: process.env,
  log: console.log,
  error: console.error,
  reports: join('.tmp', 'releases'),
}).then((code) => {
  process.exitCode = code;
});
