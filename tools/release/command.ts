import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { updatePublished } from '../../src/output/build/redirects/update-published';
import { runSearchCommand } from '../../src/search/build/hosted/search-command';
import { messageWithCauses } from '../../src/site/problems';
import { absoluteUrl } from '../../src/site/routes';
import { siteConfig } from '../../src/site/config/site-config';
import { usage } from '../project/help.cjs';
import { describeFault } from './faults';
import { createLocalHost } from './local-host';
import { readOptions, UsageError, type Options, type Target } from './options';
import { prepareRelease, releaseSite, rollBack, type PreparedRelease } from './release';
import { formatReport, reportOn } from './report';
import { createRsyncHost } from './rsync-host';
import type { ReleaseHost } from './types';

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
  /** Folder for the reports. */
  readonly reports: string;
}

/**
 * Runs `npm run release`.
 *
 * @returns the exit code: 0; 1 for a failure; 2 for invalid arguments
 */
export async function runReleaseCommand(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const options = readOptions(args, context.environment.SITE_FOLDER || 'dist');
    const host = hostOf(options.to, options.from);
    if (options.isRollback) return await rollBackAll(host, context);
    return options.isDryRun ? await showPlan(host, options, context) : await releaseAll(host, options, context);
  } catch (error) {
    if (error instanceof UsageError) {
      context.error(`✗ ${error.message}\n\n${usage}`);
      return 2;
    }
    context.error(`✗ ${describeFault(error) ?? messageWithCauses(error)}`);
    return 1;
  }
}

function hostOf(target: Target, from: string): ReleaseHost {
  return target.type === 'folder'
    ? createLocalHost(target.folder)
    : createRsyncHost(target.machine, target.folder, from);
}

async function showPlan(host: ReleaseHost, { from, keep }: Options, { log }: CommandContext): Promise<number> {
  const prepared = await prepareRelease(host, { folder: from, keep, log });
  log(reportTexts(prepared, from).text);
  log(`Nothing has been changed on ${host.name}, because of --dry-run.`);
  return 0;
}

async function releaseAll(host: ReleaseHost, { from, keep }: Options, context: CommandContext): Promise<number> {
  const { log } = context;
  const prepared = await releaseSite(host, { folder: from, keep, log });
  const { text, json } = reportTexts(prepared, from);
  mkdirSync(context.reports, { recursive: true });
  const file = join(context.reports, prepared.site.version);
  writeFileSync(`${file}.txt`, `${text}\n`);
  writeFileSync(`${file}.json`, json);
  log(`${text}\nReport: ${file}.json`);
  // Nobody has been promised that the addresses of a preview stay.
  const isPreview = context.environment.SITE_INDEXING === 'off';
  for (const list of isPreview ? [] : await updatePublished(from)) log(`${list} has new addresses: commit it.`);
  // Last, so that search finds no page before it is there.
  const code = await runSearchCommand(['--if-configured', '--directory', from], context);
  if (code !== 0) context.error('✗ The site is live, but its search index is not: run npm run search:publish.');
  return code;
}

async function rollBackAll(host: ReleaseHost, context: CommandContext): Promise<number> {
  // First, so that search finds no page that is about to disappear.
  const { ALGOLIA_APP_ID, SITE_INDEXING } = context.environment;
  const code = ALGOLIA_APP_ID && SITE_INDEXING !== 'off' ? await runSearchCommand(['--rollback'], context) : 0;
  await rollBack(host, context.log);
  if (code !== 0)
    context.error('✗ The site is rolled back, but its search index is not: run npm run search:publish -- --rollback.');
  return code;
}

function reportTexts({ site, plan, previous }: PreparedRelease, folder: string): Record<'text' | 'json', string> {
  const kept = plan.kept.reduce((sum, { files }) => sum + Object.keys(files).length, 0);
  const report = reportOn(
    { ...site, kept },
    previous,
    (path) => statSync(join(folder, path)).size,
    (path) => absoluteUrl(siteConfig.url, siteConfig.baseUrl, path),
  );
  return { text: formatReport(report), json: `${JSON.stringify(report, null, 2)}\n` };
}
