import type { JsonObject } from './indices';

/**
 * Parameters of a query as an object. Clients send them in the body, or, in multi-queries of client version 4, in the
 * URL-encoded string `params`, where lists are JSON and everything else is text.
 */
export function readParams(body: JsonObject): JsonObject {
  const { params, ...rest } = body;
  if (typeof params !== 'string') return typeof params === 'object' && params !== null ? { ...rest, ...params } : rest;
  const parsed = Object.fromEntries([...new URLSearchParams(params)].map(([key, value]) => [key, fromText(value)]));
  return { ...rest, ...parsed };
}

function fromText(value: string): unknown {
  if (/^(?:\[.*\]|\{.*\}|true|false|-?\d+)$/s.test(value)) {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  }
  return value;
}

export function readNumber(value: unknown, fallback: number): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** Reads a list that is given as an array, as JSON or as a single value. */
export function readList(value: unknown): unknown[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value;
  if (typeof value === 'string' && value.startsWith('[')) return JSON.parse(value) as unknown[];
  return value === '' ? [] : [value];
}

export function readStrings(value: unknown): string[] | undefined {
  return readList(value)?.filter((entry): entry is string => typeof entry === 'string');
}
