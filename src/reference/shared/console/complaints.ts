import { fill } from '../../../site/fill';
import { plural, type PluralForms } from '../../../site/words';
import { isRecord, valueAt, type JsonPath } from './json-value';
import type { ConsoleField } from './types';

/** Complaints about a value and everything in it, by path as in `body.user.name` and `body.map.0`. */
export type Complaints = ReadonlyMap<string, string>;

/** The complaint about what is missing, which is only of interest once a request is about to be sent. */
export const REQUIRED = STRINGS.console.isRequired;

/** What is said about values outside of a range. */
interface Bounds {
  readonly least: PluralForms;
  readonly most: PluralForms;
}

const NUMBER: Bounds = { least: STRINGS.console.leastNumber, most: STRINGS.console.mostNumber };
const ENTRIES: Bounds = { least: STRINGS.console.leastEntries, most: STRINGS.console.mostEntries };
const CHARACTERS: Bounds = { least: STRINGS.console.leastCharacters, most: STRINGS.console.mostCharacters };

export function pathKey(path: JsonPath): string {
  return path.join('.');
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
  if (value === null) return nullable || kind === 'any' ? undefined : STRINGS.console.notNull;
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? textComplaint(field, value) : STRINGS.console.mustBeText;
    case 'choice':
      return choices?.includes(value as string)
        ? undefined
        : fill(STRINGS.console.allowed, { values: choices?.join(', ') ?? '' });
    case 'boolean':
      return typeof value === 'boolean' ? undefined : STRINGS.console.mustBeBoolean;
    case 'number':
    case 'integer':
      return numberComplaint(field, value);
    case 'object':
      return isRecord(value) ? undefined : STRINGS.console.mustBeObject;
    case 'list':
    case 'tuple':
      return Array.isArray(value) ? rangeComplaint(field, value.length, ENTRIES) : STRINGS.console.mustBeList;
    default:
      return undefined;
  }
}

function textComplaint({ pattern, format, min, max }: ConsoleField, value: string): string | undefined {
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return fill(STRINGS.console.mustMatch, { pattern });
  if (format === 'uri' && !isAddress(value)) return STRINGS.console.mustBeUrl;
  if (format === 'date-time' && !(/^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))))
    return STRINGS.console.mustBeTime;
  if (min === 1 && value === '') return STRINGS.console.notEmpty;
  return rangeComplaint({ min, max }, value.length, CHARACTERS);
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
    return field.kind === 'integer' ? STRINGS.console.mustBeInteger : STRINGS.console.mustBeNumber;
  if (field.kind === 'integer' && !Number.isInteger(value)) return STRINGS.console.mustBeInteger;
  return rangeComplaint(field, value, NUMBER);
}

function rangeComplaint(
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
  size: number,
  { least, most }: Bounds,
): string | undefined {
  if (min !== undefined && size < min) return plural(min, least);
  return max !== undefined && size > max ? plural(max, most) : undefined;
}
