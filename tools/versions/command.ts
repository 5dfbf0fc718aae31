import { parseArgs } from 'node:util';
import { displayPath } from '../../src/site/build/source-text';
import { counted } from '../../src/site/counted';
import { ContentError } from '../../src/site/problems';
import { usage } from '../project/help.cjs';
import { planVersion } from './plan-version';
import { UsageError, VersionError, type TextChange, type VersionPlan } from './types';
import { writeVersion } from './write-version';

/** What the command needs of the world around it. */
export interface VersionContext {
  readonly contentRoot: string;
  /** Names of the languages with translations beside the content. */
  readonly translations: readonly string[];
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
  /** Environment in which npm leaves options that it took for its own, because there was no \`--\` before them. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Runs `npm run docs:version`. Returns the exit code. */
export function runDocsVersion(args: readonly string[], context: VersionContext): number {
  const { log, error } = context;
  try {
    const { name, label, isDry } = readArguments(args, context.environment);
    const plan = planVersion(
      context.contentRoot,
      { name, ...(label === undefined ? {} : { label }) },
      context.translations,
    );
    log(describe(plan));
    if (isDry) log('\nNothing was changed. Run the command again without --dry-run to do this.');
    else {
      writeVersion(plan);
      log(nextSteps(plan));
    }
    return 0;
  } catch (caught) {
    if (!(caught instanceof VersionError || caught instanceof ContentError)) throw caught;
    error(`✗ ${caught.message}${caught instanceof UsageError ? `\n\n${usage}` : ''}`);
    return 1;
  }
}

function readArguments(args: readonly string[], environment: VersionContext['environment']) {
  const { values, positionals } = parse(args);
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) {
    const words = positionals.length === 0 ? 'nothing' : positionals.map((word) => JSON.stringify(word)).join(' ');
    throw new UsageError(`Found ${words}; expected the name of the version.`);
  }
  if (values.label?.trim() === '') throw new UsageError('Found an empty --label; expected what readers see.');
  // `npm run docs:version 2.0 --dry-run` must not write either.
  if (values.label === undefined && environment.npm_config_label !== undefined)
    throw new UsageError('npm took --label for its own option: write -- before the name.');
  return { name, label: values.label, isDry: values['dry-run'] || environment.npm_config_dry_run === 'true' };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean', default: false }, label: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (caught) {
    throw new UsageError((caught as Error).message);
  }
}

function describe({ copies, changes, addresses }: VersionPlan): string {
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [
      'Copies',
      copies.map(
        ({ from, to, files }) =>
          `${displayPath(from)} → ${displayPath(to)}${files.length === 0 ? '' : ` (${counted(files.length, 'file')})`}`,
      ),
    ],
    ['Edits', changes.flatMap(describeChange)],
    ['Addresses', addresses],
  ];
  return sections.map(([title, lines]) => `${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`).join('\n\n');
}

function describeChange({ file, before, after }: TextChange): string[] {
  if (before === undefined) return [`${displayPath(file)} is new`];
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shown = (lines: readonly string[], others: readonly string[], sign: string): string[] =>
    lines.flatMap((text, index) =>
      others.includes(text) ? [] : [`${displayPath(file)}:${index + 1}  ${sign} ${text.trim()}`],
    );
  return [...shown(old, now, '-'), ...shown(now, old, '+')];
}

function nextSteps({ name, copies: [docs] }: VersionPlan): string {
  return `
✓ The docs are frozen as version ${name}, which readers find at /docs.
Next:
  npm run check:content and npm run build, then commit everything together.
  Write on in content/docs, which readers find at /docs/next with a note that it is unreleased.
  Mend mistakes of version ${name} in ${displayPath(docs?.to ?? '')}; a mistake in both is mended in both.`;
}
