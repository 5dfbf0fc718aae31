import { isRecord, valueAt, type JsonPath } from './json-value';
import type { ConsoleField } from './types';

/** Complaints about a value and everything in it, by path as JSON. */
export type Complaints = ReadonlyMap<string, string>;

/** The complaint about what is missing, which is only of interest once a request is about to be sent. */
export const REQUIRED = 'This is required.';

export function pathKey(path: JsonPath): string {
  return JSON.stringify(path);
}

/** Complaints about what a value is, and what is missing in it. */
export function complaintsAbout(field: ConsoleField, value: unknown, path: JsonPath = []): Complaints {
  const own = complaintAbout(field, value);
  const inner = childrenOf(field, value).flatMap(([child, key]) => [
    ...complaintsAbout(child, valueAt(value, [key]), [...path, key]),
  ]);
  return new Map([...(own === undefined ? [] : [[pathKey(path), own] as const]), ...inner]);
}

function childrenOf(
  { kind, fields = [], entry, required }: ConsoleField,
  value: unknown,
): [ConsoleField, string | number][] {
  if (kind === 'tuple') return Array.isArray(value) ? fields.map((field, index) => [field, index]) : [];
  if (kind === 'list') return entry && Array.isArray(value) ? value.map((_, index) => [entry, index]) : [];
  return isRecord(value) || required ? fields.map((field) => [field, field.name]) : [];
}

/** What is wrong with a value on its own, without what it contains, as a sentence; undefined if nothing is. */
export function complaintAbout(field: ConsoleField, value: unknown): string | undefined {
  const { kind, required, nullable, choices } = field;
  if (value === undefined) return required && kind !== 'object' ? REQUIRED : undefined;
  if (value === null) return nullable || kind === 'any' ? undefined : 'This must not be null.';
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? textComplaint(field, value) : 'This must be text.';
    case 'choice':
      return choices?.includes(value as string) ? undefined : `Allowed: ${choices?.join(', ')}.`;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'This must be true or false.';
    case 'number':
    case 'integer':
      return numberComplaint(field, value);
    case 'object':
      return isRecord(value) ? undefined : 'This must be an object.';
    case 'list':
    case 'tuple':
      return Array.isArray(value) ? rangeComplaint(field, value.length, ' entries') : 'This must be a list.';
    default:
      return undefined;
  }
}

function textComplaint({ pattern, format, min, max }: ConsoleField, value: string): string | undefined {
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return `This must match ${pattern}`;
  if (format === 'uri' && !isAddress(value)) return 'This must be a URL, as in https://www.example.org/a';
  if (format === 'date-time' && !(/^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))))
    return 'This must be a time, as in 2025-09-16T07:30:00.000Z';
  if (min === 1 && value === '') return 'This must not be empty.';
  return rangeComplaint({ min, max }, value.length, ' characters');
}

function isAddress(value: string): boolean {
  try {
    return new URL(value).protocol !== '';
  } catch {
    return false;
  }
}

function numberComplaint(field: ConsoleField, value: unknown): string | undefined {
  if (typeof value !== 'number')
    return field.kind === 'integer' ? 'This must be a whole number.' : 'This must be a number.';
  if (field.kind === 'integer' && !Number.isInteger(value)) return 'This must be a whole number.';
  return rangeComplaint(field, value, '');
}

function rangeComplaint(
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
  size: number,
  unit: string,
): string | undefined {
  if (min !== undefined && size < min) return `At least ${min}${unit}.`;
  return max !== undefined && size > max ? `At most ${max}${unit}.` : undefined;
}
