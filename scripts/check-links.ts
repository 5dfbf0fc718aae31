// npm run check:links -- [--memory FILE] [--failing-runs 2] [--summary FILE]
//
// Requests the links of the built site that lead to other sites. With --memory, which keeps failures in a file, a link
// is broken once it has failed in so many runs. --summary adds the result to a file, as Markdown.
import { join } from 'node:path';
import { siteConfig } from '../src/site/config/site-config';
import { runLinkCommand } from '../tools/external-links/command';

void runLinkCommand(process.argv.slice(2), {
  folder: process.env.SITE_FOLDER || 'dist',
  siteUrl: siteConfig.url,
  exceptions: join('tools', 'external-links', 'exceptions.yaml'),
  log: console.log,
  error: console.error,
}).then((code) => {
  process.exitCode = code;
});
