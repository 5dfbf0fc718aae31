// npm run docs:version -- NAME [--label LABEL] [--dry-run]
//
// Freezes the docs that authors write as the version NAME, such as 2.0, which readers find at /docs from then on.
// --label is what they see in place of NAME. With --dry-run, nothing is changed.
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
