// npm run search:publish -- [--directory dist] [--allow-shrink] [--if-configured]
// npm run search:publish -- --rollback
//
// Make the records that the build has sent those of the hosted search, once the site is deployed, or bring back the
// records before. --allow-shrink accepts that more than 30 % of them go. --if-configured does nothing without the
// environment variables.
import { runSearchCommand } from '../src/search/build/hosted/search-command';

void runSearchCommand(process.argv.slice(2), { environment: process.env, log: console.log, error: console.error }).then(
  (code) => {
    process.exitCode = code;
  },
);
