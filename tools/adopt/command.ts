import { parseArgs } from 'node:util';
import { brandSchema } from '../../src/site/config/brand-schema';
import { similarNames } from '../../src/site/build/nearest';
import { counted } from '../../src/site/counted';
import { ContentError } from '../../src/site/problems';
import { toKebab } from '../../src/site/slug';
import { usage } from '../project/help.cjs';
import { withDependents } from './find-gone';
import { droppableParts, planAdoption } from './plan-adoption';
import { readSources } from './read-sources';
import { UsageError, type Sources } from './sources';
import type { Adoption, Choices } from './types';
import { writePlan } from './write-plan';

/** What the command needs of the world around it. */
export interface AdoptContext {
  readonly contentRoot: string;
  /** Names of the languages with translations beside the content. */
  readonly translations: readonly string[];
  readonly year: number;
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
  /** Formats a text as the project does. */
  readonly format: (file: string, before: string, after: string) => Promise<string>;
  /** Asks a question in the terminal; undefined if there is none. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
}

/** Runs `npm run adopt`. Returns the exit code. */
export async function runAdopt(args: readonly string[], context: AdoptContext): Promise<number> {
  try {
    const { isDry, ...given } = parse(args);
    const sources = readSources(context.contentRoot, context.translations);
    const parts = droppableParts(sources);
    const choices = { ...given, drop: checkParts(given.drop ?? (await askParts(parts, context)), parts) };
    const adoption = planAdoption(sources, choices, context.year);
    context.log(describe(adoption, choices, sources));
    if (isDry) context.log('Nothing was changed: --dry-run.');
    else await carryOut(adoption, sources, context);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) context.error(`${error.message}\n\n${usage}`);
    else if (error instanceof ContentError) context.error(error.message);
    else throw error;
    return 1;
  }
}

interface Given extends Omit<Choices, 'drop'> {
  /** Undefined if the command has to ask. */
  readonly drop: readonly string[] | undefined;
  readonly isDry: boolean;
}

function parse(args: readonly string[]): Given {
  const { name, domain, slug, drop, yes, 'dry-run': isDry } = valuesOf(args);
  if (name === undefined) throw new UsageError('--name is missing: the name of your product.');
  if (domain === undefined)
    throw new UsageError('--domain is missing: the domain of your product, such as zeta.example.');
  if (drop !== undefined && yes) throw new UsageError('--drop and --yes exclude each other: --yes keeps all parts.');
  const listed = drop
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return {
    name: checkField('name', name.trim()),
    domain: checkField('domain', domain),
    slug: checkField('slug', slug ?? toKebab(name)),
    drop: yes ? [] : listed,
    isDry,
  };
}

function valuesOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        name: { type: 'string' },
        domain: { type: 'string' },
        slug: { type: 'string' },
        drop: { type: 'string' },
        yes: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Checks a value as the build would. */
function checkField(field: 'name' | 'domain' | 'slug', value: string): string {
  const { error } = brandSchema.shape[field].safeParse(value);
  if (error) throw new UsageError(`--${field}: found ${JSON.stringify(value)}; ${error.issues[0]?.message ?? ''}.`);
  return value;
}

function checkParts(drop: readonly string[], parts: readonly string[]): string[] {
  for (const part of drop) {
    if (parts.includes(part)) continue;
    const [nearest] = similarNames(part, parts, 1);
    throw new UsageError(
      `--drop: found ${JSON.stringify(part)}; ${nearest ? `nearest: ${nearest}` : `allowed: ${parts.join(', ')}`}.`,
    );
  }
  return [...new Set(drop)];
}

async function askParts(parts: readonly string[], { ask }: AdoptContext): Promise<string[]> {
  if (!ask) throw new UsageError('There is no terminal to ask in: give --yes, or --drop with the parts that go.');
  const drop: string[] = [];
  for (const part of parts) {
    if (withDependents(drop).includes(part)) continue;
    const answer = await ask(`Keep ${part}? [Y/n] `);
    if (/^\s*n/i.test(answer)) drop.push(part);
  }
  return drop;
}

function describe({ removed, written }: Adoption, { name, slug, domain, drop }: Choices, sources: Sources): string {
  const dependents = withDependents(drop).filter((part) => !drop.includes(part));
  const pages = removed.filter((file) => /\.mdx?$/.test(file)).length;
  const folders = [sources.root, ...sources.translations].join(', ');
  return [
    `${name} (${slug}, ${domain})`,
    `Dropped: ${drop.length === 0 ? 'nothing' : drop.join(', ')}${dependents.length === 0 ? '' : `, and with them ${dependents.join(', ')}`}`,
    `Removed: ${counted(removed.length, 'file')}, of which ${counted(pages, 'page')}`,
    `Changed or new: ${counted(written.size, 'file')} in ${folders} and in the project's own data`,
  ].join('\n');
}

async function carryOut({ removed, written }: Adoption, sources: Sources, context: AdoptContext): Promise<void> {
  const texts = new Map<string, string>();
  for (const [file, text] of written) {
    const before = sources.texts.get(file);
    texts.set(file, await context.format(file, before ?? text, text));
  }
  writePlan(removed, texts);
  context.log('Next: npm run check:content, npm run build, and read the page that the site begins with or links to.');
}
