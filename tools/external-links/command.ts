import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { readBuiltPages } from '../../src/output/build/check-site';
import { formatProblem, messageWithCauses } from '../../src/site/problems';
import { usage } from '../project/help.cjs';
import { collectExternalLinks } from './collect-links';
import { readExceptions } from './exceptions';
import { readMemory, remember, writeMemory } from './memory';
import { formatMarkdown, formatText, sortOutcomes } from './report';
import { requestLink, SETTINGS, type RequestSettings } from './request-link';
import type { ExternalLink, Outcome } from './types';

/** Requests at the same time: in all, and to one host. */
const ALL_REQUESTS = 16;
const REQUESTS_TO_HOST = 2;

export interface CommandContext {
  /** Folder of the built site. */
  readonly folder: string;
  /** Protocol and host of the site. */
  readonly siteUrl: string;
  /** File of exceptions. */
  readonly exceptions: string;
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
  readonly settings?: RequestSettings;
  readonly now?: () => Date;
}

class UsageError extends Error {}

/**
 * Runs `npm run check:links`: requests the links of the built site that lead to other sites.
 *
 * @returns the exit code: 0; 1 for broken links or an exception that is not needed; 2 for invalid arguments
 */
export async function runLinkCommand(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    return await checkLinks(readArguments(args), context);
  } catch (error) {
    context.error(`✗ ${messageWithCauses(error)}${error instanceof UsageError ? `\n\n${usage}` : ''}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

interface Options {
  readonly memory: string | undefined;
  readonly failingRuns: number;
  readonly summary: string | undefined;
}

async function checkLinks({ memory: file, failingRuns, summary }: Options, context: CommandContext): Promise<number> {
  const { folder, siteUrl, log, error } = context;
  if (!existsSync(join(folder, '404.html')))
    throw new Error(`${folder} does not contain a built site: run npm run build first.`);
  const links = collectExternalLinks(await readBuiltPages(folder), siteUrl);
  const exceptions = readExceptions(context.exceptions);
  const unused = exceptions.findUnused(links);
  for (const problem of unused) error(formatProblem(problem));

  const requested = links.filter(({ url }) => !exceptions.isExempt(url));
  const outcomes = await requestAll(requested, context.settings ?? SETTINGS);
  if (requested.length > 1 && [...outcomes.values()].every((one) => one.type === 'failed' && one.isUnreachable))
    throw new Error(
      `None of the ${requested.length} links could be reached, so this machine's network is probably down. ` +
        'Nothing was saved.',
    );
  const now = (context.now?.() ?? new Date()).toISOString();
  const memory = file === undefined ? undefined : remember(readMemory(file, log), outcomes, now);
  if (file !== undefined && memory !== undefined) writeMemory(file, memory);
  const report = sortOutcomes(links, outcomes, memory, failingRuns);
  log(formatText(report));
  if (summary !== undefined) {
    mkdirSync(dirname(summary), { recursive: true });
    // Other steps write into it too.
    appendFileSync(summary, formatMarkdown(report));
  }
  return report.broken.length > 0 || unused.length > 0 ? 1 : 0;
}

async function requestAll(
  links: readonly ExternalLink[],
  settings: RequestSettings,
): Promise<ReadonlyMap<string, Outcome>> {
  const all = pLimit(ALL_REQUESTS);
  const perHost = new Map<string, ReturnType<typeof pLimit>>();
  const limitOf = (host: string): ReturnType<typeof pLimit> => {
    const limit = perHost.get(host) ?? pLimit(REQUESTS_TO_HOST);
    perHost.set(host, limit);
    return limit;
  };
  const outcomes = await Promise.all(
    links.map(({ url }) => limitOf(new URL(url).host)(() => all(() => requestLink(url, settings)))),
  );
  return new Map(links.map(({ url }, index) => [url, outcomes[index] as Outcome]));
}

function readArguments(args: readonly string[]): Options {
  const { memory, summary, 'failing-runs': runs } = parse(args);
  const failingRuns = Number(runs);
  if (!Number.isInteger(failingRuns) || failingRuns < 1)
    throw new UsageError(`--failing-runs: found "${runs}"; expected a number of runs from 1.`);
  return { memory, summary, failingRuns };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        memory: { type: 'string' },
        summary: { type: 'string' },
        'failing-runs': { type: 'string', default: '2' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
