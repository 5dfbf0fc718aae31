// Entry point of npm run docs:version: node -r ./tools/project/register-typescript.cjs scripts/docs-version.ts
import { env } from '../src/site/build/env';
import { runDocsVersion } from '../tools/versions/command';

process.exitCode = runDocsVersion(process.argv.slice(2), {
  contentRoot: env.contentRoot,
  log: console.log,
  error: console.error,
  environment: process.env,
});
