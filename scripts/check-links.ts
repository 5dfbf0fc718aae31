// Entry point of npm run check:links, which requests the links of the built site that lead to other sites:
// node -r ./tools/project/register-typescript.cjs scripts/check-links.ts
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
