import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataFile } from '../../../src/content/build/files/data';
import { createIndexFiles } from '../../../src/search/shared/engine/index-files';
import { INDEX_FOLDER, MANIFEST_NAME } from '../../../src/search/shared/engine/packed-index';
import { usage } from '../../project/help.cjs';
import { readArguments, readNumber } from '../arguments';
import { FeedbackError, UsageError } from '../feedback-error';
import type { CommandContext } from '../receiver-command';
import { formatReport, HARM, type Report } from './format';
import { groupQueries, judgeQueries, type SearchOfToday } from './missed';
import { vocabularyOf } from './propose';
import { readMessages, type Received, type Unusable } from './read-messages';
import { tally } from './tally';

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  since: TEXT,
  limit: { ...TEXT, default: '20' },
  json: { type: 'boolean', default: false },
  site: { ...TEXT, default: 'dist' },
} as const;

interface Request {
  readonly file: string;
  readonly since: string | undefined;
  readonly site: string;
}

/**
 * Runs `npm run report`: what readers miss.
 *
 * @returns the exit code: 0; 1 for a file that cannot be read; 2 for invalid arguments
 */
export async function runReportCommand(args: readonly string[], { log, error }: CommandContext): Promise<number> {
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
    const limit = readNumber('limit', values.limit, 1, 100_000);
    const report = await reportOn({ file: fileOf(positionals), since: readDay(values.since), site: values.site });
    log(values.json ? JSON.stringify(report, null, 2) : formatReport(report, limit));
    return 0;
  } catch (fault) {
    if (!(fault instanceof FeedbackError)) throw fault;
    error(`✗ ${fault.message}${fault instanceof UsageError ? `\n\n${usage}` : ''}`);
    return fault instanceof UsageError ? 2 : 1;
  }
}

function fileOf([file, ...others]: readonly string[]): string {
  if (file === undefined) throw new UsageError('FILE is missing: expected a store, or a log.');
  if (others.length > 0) throw new UsageError(`Found "${others[0]}" after the file; expected one file.`);
  return file;
}

function readDay(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // JavaScript takes the 31st of February for a day in March.
  if (!time || Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== text)
    throw new UsageError(`--since: found "${text}"; expected a day, as in 2026-01-31.`);
  return text;
}

async function reportOn({ file, since, site }: Request): Promise<Report> {
  const unusable: Unusable = { count: 0, examples: [] };
  const counts = { messages: 0, left: 0 };
  const wanted = async function* (): AsyncGenerator<Received> {
    for await (const message of readMessages(file, unusable)) {
      const isWanted = since === undefined || (message.day !== null && message.day >= since);
      counts[isWanted ? 'messages' : 'left'] += 1;
      if (isWanted) yield message;
    }
  };
  const { pages, samples, queries } = await tally(wanted());
  const search = await searchOf(site);
  const titles = new Map(search?.engine.catalogue.pages.map(({ path, title }) => [path, title]));
  const comments = [...pages, ...samples].flatMap((subject) =>
    subject.comments.map((comment) => ({ ...comment, title: titles.get(subject.path) ?? '' })),
  );
  const searches = judgeQueries(groupQueries(queries), search, comments);
  return { file, ...counts, unusable, harm: HARM, pages, samples, searches, site: search ? site : null };
}

/**
 * The search of a built site; null if there is none.
 *
 * @throws FeedbackError if its index cannot be read
 */
async function searchOf(site: string): Promise<SearchOfToday | null> {
  const folder = join(site, INDEX_FOLDER);
  if (!existsSync(join(folder, MANIFEST_NAME))) return null;
  try {
    const files = createIndexFiles(async (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown);
    const engine = await files.engine();
    const glossary = (readDataFile('glossary.yaml') ?? []).flatMap(({ term, forms = [] }) => [term, ...forms]);
    return { engine, vocabulary: vocabularyOf(engine, glossary) };
  } catch (error) {
    throw new FeedbackError(`${folder}: the index cannot be used: ${(error as Error).message}`);
  }
}
