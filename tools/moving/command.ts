import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ContentError } from '../../src/site/problems';
import { usage } from '../project/help.cjs';
import { textsAfter } from './finish-plan';
import type { Git } from './git';
import { planMove } from './plan-move';
import { planRemoval } from './plan-removal';
import { readSources } from './read-sources';
import { describePlan } from './report';
import { MovingError, UsageError, type Plan, type Sources } from './types';
import { writePlan } from './write-plan';

/** What the commands need of the world around them. */
export interface CommandContext {
  readonly contentRoot: string;
  /** Names of the languages with translations beside the content. */
  readonly translations: readonly string[];
  readonly git: Git;
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
  /** Formats a text as the project does, if it was formatted before. */
  readonly format: (file: string, before: string, after: string) => Promise<string>;
  /** Asks a question in the terminal; undefined if there is none. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
}

/** Runs `npm run move`. Returns the exit code. */
export async function runMove(args: readonly string[], context: CommandContext): Promise<number> {
  return run(context, async () => {
    const { values, positionals } = parse(args, {
      write: { type: 'boolean', default: false },
      'keep-address': { type: 'boolean', default: false },
    });
    const [from, to] = positionals;
    if (from === undefined || to === undefined || positionals.length > 2) throw unexpected(positionals, 'FROM and TO');
    const sources = readSources(context.contentRoot, context.translations);
    const plan = planMove(sources, { from, to, keepsAddress: values['keep-address'] === true });
    return carryOut(plan, sources, values.write === true, context);
  });
}

/** Runs `npm run remove`. Returns the exit code. */
export async function runRemove(args: readonly string[], context: CommandContext): Promise<number> {
  return run(context, async () => {
    const { values, positionals } = parse(args, {
      write: { type: 'boolean', default: false },
      to: { type: 'string' },
      gone: { type: 'boolean', default: false },
    });
    const [page] = positionals;
    if (page === undefined || positionals.length > 1) throw unexpected(positionals, 'PAGE');
    if (values.to !== undefined && values.gone === true) throw new UsageError('--to and --gone exclude each other.');
    const chosen = values.to ?? (values.gone === true ? undefined : await askTarget(page, context));
    const sources = readSources(context.contentRoot, context.translations);
    const plan = planRemoval(sources, { page, to: typeof chosen === 'string' ? chosen : undefined });
    return carryOut(plan, sources, values.write === true, context);
  });
}

async function askTarget(page: string, { ask }: CommandContext): Promise<string | undefined> {
  if (!ask) throw new UsageError('--to or --gone is missing: say where the address leads from now on.');
  const answer = (await ask(`Where does the address of ${page} lead from now on? (an address, or "gone") `)).trim();
  if (answer === '') throw new UsageError('Found no answer; expected an address, or "gone".');
  return answer === 'gone' ? undefined : answer;
}

async function carryOut(plan: Plan, sources: Sources, isWriting: boolean, context: CommandContext): Promise<number> {
  const { log, error, git } = context;
  log(describePlan(plan, sources));
  const files = [
    ...new Set([...plan.moves.map(({ from }) => from), ...plan.removed, ...plan.edits.map(({ file }) => file)]),
  ];
  const dirty = git.changed(files);
  if (dirty.length > 0) log(`\n! These files have changes that are not committed: ${dirty.join(', ')}`);
  if (plan.remaining.length > 0) {
    error(
      `\n✗ Nothing was changed: mend ${plan.remaining.length === 1 ? 'this link' : `these ${plan.remaining.length} links`} first, or redirect the address with --to.`,
    );
    return 1;
  }
  if (!isWriting) {
    log('\nNothing was changed. Run the command again with --write to do this.');
    return 0;
  }
  const texts = new Map<string, string>();
  for (const [file, after] of textsAfter(sources, plan.edits)) {
    const before = sources.texts.get(file) ?? '';
    if (after !== before) texts.set(file, await context.format(file, before, after));
  }
  writePlan({ plan, texts }, git);
  log('\n✓ Done. Read what changed with git diff, and run npm run check:content and npm run build.');
  return 0;
}

function parse<Options extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function unexpected(found: readonly string[], expected: string): UsageError {
  const words = found.length === 0 ? 'nothing' : found.map((word) => JSON.stringify(word)).join(' ');
  const hint = found.length > 0 ? ' (npm passes options on only after --)' : '';
  return new UsageError(`Found ${words}; expected ${expected}${hint}.`);
}

async function run({ error }: CommandContext, action: () => Promise<number>): Promise<number> {
  try {
    return await action();
  } catch (caught) {
    if (!(caught instanceof MovingError || caught instanceof ContentError)) throw caught;
    error(`✗ ${caught.message}${caught instanceof UsageError ? `\n\n${usage}` : ''}`);
    return 1;
  }
}
