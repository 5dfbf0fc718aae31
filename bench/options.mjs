// Reads the command lines of the benchmarks.
import { parseArgs } from 'node:util';
import { fail } from '../tools/project/bootstrap.mjs';
import { usage } from '../tools/project/help.cjs';

const SIZES = [300, 1000, 3000];
/** In growth mode, this site alone is also built with this many pages. */
const GROWTH_SIZE = 10_000;
/** Other generators run out of memory on common machines if they build more pages. */
export const LARGEST_PEER_SIZE = 3000;
/** The benchmarks edit the fourth page. */
const SMALLEST_SIZE = 4;
export const PEERS = ['docusaurus', 'starlight', 'vitepress'];

const flag = { type: 'boolean', default: false };

/** A command line that cannot be understood; the message says what was expected. */
export class UsageError extends Error {}

/**
 * Options of `bench:build`.
 *
 * @returns ascending numbers of pages, names of the other generators to build with, and whether to print the growth
 * @throws UsageError
 */
export function parseBuildOptions(argv) {
  const { values, positionals } = parse(argv, {
    options: Object.fromEntries([...PEERS, 'growth'].map((name) => [name, flag])),
    allowPositionals: true,
  });
  const sizes = positionals.map((text) => toCount(text, 'number of pages', SMALLEST_SIZE));
  const defaults = values.growth ? [...SIZES, GROWTH_SIZE] : SIZES;
  return {
    sizes: [...new Set(sizes.length > 0 ? sizes : defaults)].sort((a, b) => a - b),
    peers: PEERS.filter((name) => values[name]),
    growth: values.growth,
  };
}

/**
 * Options of `bench:develop`.
 *
 * @returns number of pages, and number of edits of the soak (0: no soak)
 * @throws UsageError
 */
export function parseDevelopOptions(argv) {
  const { values, positionals } = parse(argv, { options: { soak: { type: 'string' } }, allowPositionals: true });
  if (positionals.length > 1) throw new UsageError(`Found ${positionals.length} numbers of pages; expected one.`);
  return {
    count: toCount(positionals[0] ?? '1000', 'number of pages', SMALLEST_SIZE),
    soak: values.soak === undefined ? 0 : toCount(values.soak, '--soak'),
  };
}

/**
 * Options of `bench:page`.
 *
 * @returns number of runs, and whether to measure only the real site
 * @throws UsageError
 */
export function parsePageOptions(argv) {
  const { values } = parse(argv, { options: { runs: { type: 'string', default: '3' }, real: flag } });
  return { runs: toCount(values.runs, '--runs'), onlyReal: values.real };
}

/** Reads the options of this process with one of the functions above; prints what is wrong with them and exits. */
export function optionsOrExit(parseOptions) {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return fail(`${error.message}\n\n${usage}`);
  }
}

function parse(args, config) {
  try {
    return parseArgs({ args, ...config });
  } catch (error) {
    throw new UsageError(error.message, { cause: error });
  }
}

function toCount(text, name, minimum = 1) {
  if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) < minimum)
    throw new UsageError(`${name}: found "${text}"; expected a whole number from ${minimum}, as in 1000`);
  return Number(text);
}
