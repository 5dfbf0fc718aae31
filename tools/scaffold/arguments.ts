import { parseArgs } from 'node:util';
import { nearestNames } from '../../src/site/build/nearest';
import { usage } from '../project/help.cjs';
import { ScaffoldError } from './types';

/** What is to be created, with its values in order and its options. */
export interface ScaffoldRequest {
  readonly what: What;
  readonly values: readonly string[];
  readonly options: ScaffoldOptions;
}

export interface ScaffoldOptions {
  /** Key of a kind of page. */
  readonly kind?: string | undefined;
  readonly sidebar?: string | undefined;
  /** Label of a category of the sidebar. */
  readonly category?: string | undefined;
  readonly tags: readonly string[];
  readonly diagram: boolean;
  readonly languages: readonly string[];
  /** Id of the operation that a how-to is about. */
  readonly call?: string | undefined;
  /** Whether a how-to takes back what its call has changed. */
  readonly undo: boolean;
}

const OPTIONS = {
  kind: { type: 'string' },
  sidebar: { type: 'string' },
  category: { type: 'string' },
  tags: { type: 'string' },
  diagram: { type: 'boolean' },
  languages: { type: 'string' },
  call: { type: 'string' },
  'no-undo': { type: 'boolean' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** What can be created: how many values it takes, and which options. */
const KINDS = {
  doc: { values: [2, 2], options: ['kind', 'sidebar', 'category', 'tags', 'diagram', 'languages', 'call', 'no-undo'] },
  post: { values: [1, 2], options: ['tags', 'diagram'] },
  author: { values: [2, 2], options: [] },
  tag: { values: [3, 3], options: [] },
  redirect: { values: [2, 2], options: [] },
} as const satisfies Record<string, { values: readonly [number, number]; options: readonly OptionName[] }>;

type What = keyof typeof KINDS;

/**
 * Reads the arguments of `npm run new`.
 *
 * @param environment to notice options that npm has taken, because there was no `--` before them
 * @throws ScaffoldError if an argument is missing, invalid or superfluous
 */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): ScaffoldRequest {
  const taken = Object.keys(OPTIONS).filter((name) => isTaken(name, environment));
  if (taken.length > 0)
    throw new ScaffoldError(
      `npm has taken --${taken.join(' and --')} for its own; put a lone -- before the arguments, ` +
        `as in: npm run new -- doc PATH TITLE --${taken[0]} …`,
    );
  const { positionals, values } = parse(args);
  const [what, ...words] = positionals;
  if (what === undefined || !isWhat(what)) {
    const found = what === undefined ? 'nothing' : JSON.stringify(what);
    const [nearest] = what === undefined ? [] : nearestNames(what, Object.keys(KINDS), 1);
    const allowed = Object.keys(KINDS).join(', ');
    throw new ScaffoldError(
      `Found ${found}; expected one of ${allowed}${nearest ? ` (nearest: ${nearest})` : ''}.\n\n${usage}`,
    );
  }
  const [least, most] = KINDS[what].values;
  if (words.length < least || words.length > most)
    throw new ScaffoldError(
      `${what}: found ${words.length === 0 ? 'no values' : words.map((word) => JSON.stringify(word)).join(' ')}; ` +
        `expected ${least === most ? least : `${least} or ${most}`} (quote a text with spaces).\n\n${usage}`,
    );
  const allowed: readonly string[] = KINDS[what].options;
  const wrong = Object.keys(values).filter((name) => !allowed.includes(name));
  if (wrong.length > 0)
    throw new ScaffoldError(
      `${what}: found --${wrong.join(', --')}; allowed: ${allowed.map((name) => `--${name}`).join(', ') || 'no options'}.`,
    );
  const list = (text = ''): string[] => text.split(/[,\s]+/).filter(Boolean);
  const { tags, languages, diagram = false, kind, sidebar, category, call, 'no-undo': noUndo = false } = values;
  return {
    what,
    values: words,
    options: { kind, sidebar, category, tags: list(tags), languages: list(languages), diagram, call, undo: !noUndo },
  };
}

/** Whether npm has taken an option. It passes `--no-undo` on as an empty `undo`. */
function isTaken(name: string, environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment[`npm_config_${name.replace(/^no-/, '')}`] !== undefined;
}

function isWhat(word: string): word is What {
  return Object.hasOwn(KINDS, word);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ScaffoldError(`${(error as Error).message}\n\n${usage}`);
  }
}
