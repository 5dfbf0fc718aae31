// Entry point of the last step of a build (stage) and of npm run search:publish, search:verify and search:rollback:
// node -r ./tools/project/register-typescript.cjs scripts/search.ts COMMAND
import { runSearchCommand } from '../src/search/build/search-command';

void runSearchCommand(process.argv.slice(2), { environment: process.env, log: console.log, error: console.error }).then(
  (code) => {
    process.exitCode = code;
  },
);
