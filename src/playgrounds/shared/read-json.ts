import { fill } from '../../site/fill';
import { plural } from '../../site/words';
import type { Parsed } from './types';

/** A JSON object with unknown keys. */
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

/** Maximum length of the text: far more than a full playground or a response of the service needs. */
const TEXT_LIMIT = 100_000;

/** Maximum nesting depth of lists and objects; a response of the service has about five levels. */
const DEPTH_LIMIT = 20;

/** Parses JSON text. The problem contains the message of the browser's parser, because it names the position. */
export function readJson(text: string): Parsed<unknown> {
  if (text.trim() === '') return failure(STRINGS.playgrounds.nothingToRead);
  if (text.length > TEXT_LIMIT)
    return failure(plural(text.length, STRINGS.playgrounds.textTooLong, { limit: TEXT_LIMIT }));
  try {
    const value = JSON.parse(text) as unknown;
    // Code that recurses into the value later, such as quoting it, could overflow the stack.
    return isDeeper(value, DEPTH_LIMIT)
      ? failure(fill(STRINGS.playgrounds.tooDeep, { limit: DEPTH_LIMIT }))
      : success(value);
  } catch (reason) {
    return failure(
      fill(STRINGS.playgrounds.noJson, { reason: reason instanceof Error ? reason.message : String(reason) }),
    );
  }
}

/** True if lists and objects are nested more deeply than `levels`. It stops at that depth. */
function isDeeper(value: unknown, levels: number): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    (levels === 0 || Object.values(value).some((entry) => isDeeper(entry, levels - 1)))
  );
}

/** Quotes a value in a message, truncated if it is long. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
