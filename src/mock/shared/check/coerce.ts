import { isObject } from '../json';
import type { Schema } from './schema-problems';

type Resolve = (schema: unknown) => Schema;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Converts the texts of a form to the types that a schema declares. A text that does not look like its type stays a
 * text, which the check then reports.
 */
export function coerce(schema: unknown, value: unknown, resolve: Resolve): unknown {
  if (!isObject(schema)) return value;
  const { type, properties, items, format, allOf, anyOf, oneOf } = resolve(schema);
  const types = [type].flat();
  const whole = [allOf, anyOf, oneOf]
    .flatMap((part) => (Array.isArray(part) ? (part as unknown[]) : []))
    .reduce((current, part) => coerce(part, current, resolve), value);
  if (typeof whole === 'string') return fromText(whole, types, format !== undefined);
  if (Array.isArray(whole)) return whole.map((entry) => coerce(items, entry, resolve));
  if (!isObject(whole) || !isObject(properties)) return whole;
  return Object.fromEntries(
    Object.entries(whole).map(([key, entry]) => [
      key,
      Object.hasOwn(properties, key) ? coerce(properties[key], entry, resolve) : entry,
    ]),
  );
}

function fromText(text: string, types: readonly unknown[], hasFormat: boolean): unknown {
  // In a form, an empty value takes away what can be null. A plain text can be empty itself.
  if (text === '' && types.includes('null') && (hasFormat || !types.includes('string'))) return null;
  if (types.includes('string')) return text;
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if ((types.includes('number') || types.includes('integer')) && NUMBER.test(text)) return Number(text);
  return text;
}
