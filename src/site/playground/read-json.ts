import type { Parsed } from './types';

/** An object of JSON with its keys unknown. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function failure(...problems: readonly [string, ...string[]]): { readonly value: undefined; readonly problems: readonly string[] } {
  return { value: undefined, problems };
}

export function success<T>(value: T): { readonly value: T; readonly problems: readonly [] } {
  return { value, problems: [] };
}

/** Reads JSON text; the message of the browser's parser stands in the problem, since it names the place. */
export function readJson(text: string): Parsed<unknown> {
  if (text.trim() === '') return failure('There is nothing to read: paste JSON.');
  try {
    return success(JSON.parse(text) as unknown);
  } catch (reason) {
    return failure(`This is no valid JSON. ${reason instanceof Error ? reason.message : String(reason)}`);
  }
}

/** A value as it is quoted in a message: short, whatever it is. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
