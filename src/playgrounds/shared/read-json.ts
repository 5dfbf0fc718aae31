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

/** Parses JSON text. The problem contains the message of the browser's parser, because it names the position. */
export function readJson(text: string): Parsed<unknown> {
  if (text.trim() === '') return failure(STRINGS.playgrounds.nothingToRead);
  if (text.length > TEXT_LIMIT)
    return failure(plural(text.length, STRINGS.playgrounds.textTooLong, { limit: TEXT_LIMIT }));
  try {
    return success(JSON.parse(text) as unknown);
  } catch (reason) {
    return failure(
      fill(STRINGS.playgrounds.noJson, { reason: reason instanceof Error ? reason.message : String(reason) }),
    );
  }
}

/** Quotes a value in a message, truncated if it is long. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
