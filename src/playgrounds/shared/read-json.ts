import type { Parsed } from './types';

/** An object of JSON with its keys unknown. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function failure(...problems: readonly [string, ...string[]]): {
  readonly value: undefined;
  readonly problems: readonly string[];
} {
  return { value: undefined, problems };
}

export function success<T>(value: T): { readonly value: T; readonly problems: readonly [] } {
  return { value, problems: [] };
}

/** Longest text that is read: far more than a full playground or an answer of the service needs. */
const TEXT_LIMIT = 100_000;

/** Levels of lists and objects that are read; an answer of the service has some five. */
const DEPTH_LIMIT = 20;

/** Reads JSON text; the message of the browser's parser stands in the problem, since it names the place. */
export function readJson(text: string): Parsed<unknown> {
  if (text.trim() === '') return failure('There is nothing to read: paste JSON.');
  if (text.length > TEXT_LIMIT)
    return failure(`The text is too long: it contains ${text.length} characters, the limit is ${TEXT_LIMIT}.`);
  try {
    const value = JSON.parse(text) as unknown;
    // Whatever goes through the value later, such as quoting it, would run out of stack.
    return isDeeper(value, DEPTH_LIMIT)
      ? failure(`The lists and objects are nested too deeply: the limit is ${DEPTH_LIMIT} levels.`)
      : success(value);
  } catch (reason) {
    return failure(`This is not valid JSON. ${reason instanceof Error ? reason.message : String(reason)}`);
  }
}

/** True if lists and objects lie in one another on more levels. It looks no further than that. */
function isDeeper(value: unknown, levels: number): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    (levels === 0 || Object.values(value).some((entry) => isDeeper(entry, levels - 1)))
  );
}

/** A value as it is quoted in a message: short, whatever it is. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
