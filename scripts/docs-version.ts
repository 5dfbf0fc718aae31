// Entry point of npm run docs:version: node -r ./tools/project/register-typescript.cjs scripts/docs-version.ts
import { env } from '../src/site/build/env';
import { languages } from '../src/site/build/locales/languages';
import { runDocsVersion } from '../tools/versions/command';

process.exitCode = runDocsVersion(process.argv.slice(2), {
  contentRoot: env.contentRoot,
  translations: languages.slice(1),
  log: console.log,
  error: console.error,
  environment: process.env,
});
