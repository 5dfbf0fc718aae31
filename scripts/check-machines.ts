// npm run check:machines -- [FOLDER]: checks what machines read of the built site, dist unless FOLDER is another one.
import { existsSync } from 'node:fs';
import { checkApiCatalog } from '../tools/machines/checks/api-catalog';
import { checkBruno } from '../tools/machines/checks/bruno';
import { checkDescriptions } from '../tools/machines/checks/descriptions';
import { checkFeeds } from '../tools/machines/checks/feeds';
import { checkLlms } from '../tools/machines/checks/llms';
import { checkPostman } from '../tools/machines/checks/postman';
import { checkSitemap } from '../tools/machines/checks/sitemap';
import { checkStructuredData } from '../tools/machines/checks/structured-data';
import { checkTitles } from '../tools/machines/checks/titles';
import { checkTwins } from '../tools/machines/checks/twins';
import { checkWebManifest } from '../tools/machines/checks/web-manifest';
import type { CheckResult } from '../tools/machines/check-result';
import { endCommand } from '../src/site/build/end-command';
import { counted } from '../src/site/counted';
import { messageWithCauses } from '../src/site/problems';

type Check = (folder: string) => CheckResult | Promise<CheckResult>;

const CHECKS: readonly Check[] = [
  checkTwins,
  checkLlms,
  checkTitles,
  checkStructuredData,
  checkFeeds,
  checkSitemap,
  checkWebManifest,
  checkApiCatalog,
  checkDescriptions,
  checkPostman,
  checkBruno,
];

/** Problems of each check that are printed. */
const MOST_SHOWN = 30;

const folder = process.argv[2] ?? 'dist';
if (existsSync(folder)) run().catch((error: unknown) => endCommand(messageWithCauses(error)));
else endCommand(`${folder} does not exist. Build the site first: npm run build`);

async function run(): Promise<void> {
  for (const check of CHECKS) {
    const { checked, problems } = await check(folder);
    if (problems.length === 0) {
      process.stdout.write(`✓ ${checked}\n`);
      continue;
    }
    process.exitCode = 1;
    const shown = problems.slice(0, MOST_SHOWN).map((problem) => `  ${problem}\n`);
    const others = problems.length > MOST_SHOWN ? `  and ${problems.length - MOST_SHOWN} more\n` : '';
    process.stderr.write(`✗ ${checked}: ${counted(problems.length, 'problem')}\n${shown.join('')}${others}`);
  }
}
