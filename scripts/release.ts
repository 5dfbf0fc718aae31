// npm run release -- --to FOLDER|[USER@]HOST:FOLDER [--dry-run] [--keep 3] [--from dist]
// npm run release -- --to FOLDER|[USER@]HOST:FOLDER --rollback
//
// Puts the built site on a host, or rolls it back.
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
