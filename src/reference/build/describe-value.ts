import { fill } from '../../site/fill';
import { plural } from '../../site/words';
import type { ApiValue } from '../shared/types';
import type { RawSchema } from './description';

/** Follows a schema's `$ref`. */
export type Follow = (schema: RawSchema) => RawSchema;

const OR = ` ${STRINGS.reference.or} `;

/** Words for formats. Names of types, such as `array`, are terms of JSON Schema and the same in all languages. */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': STRINGS.reference.time,
  uri: STRINGS.reference.url,
  binary: STRINGS.reference.file,
};

/** Returns the branches of a schema with alternatives, or the schema itself if it has none. */
export function branchesOf(schema: RawSchema, follow: Follow): RawSchema[] {
  const branches = schema.oneOf ?? schema.anyOf;
  // Branches that contain only "required" say which fields must be sent; they are not alternative forms of the value.
  if (!branches || branches.every((branch) => branch.required && !branch.type && !branch.$ref && !branch.properties))
    return [schema];
  return branches.map(follow).flatMap((branch) => branchesOf(branch, follow));
}

/** Merges the parts of an `allOf` into one schema. */
export function mergeParts(schema: RawSchema, follow: Follow): RawSchema {
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  return [...allOf.map((part) => mergeParts(follow(part), follow)), own].reduce(
    (merged, part) => ({
      ...merged,
      ...part,
      ...(merged.properties || part.properties ? { properties: { ...merged.properties, ...part.properties } } : {}),
      ...(merged.required || part.required ? { required: [...(merged.required ?? []), ...(part.required ?? [])] } : {}),
    }),
    {},
  );
}

/** Describes the type of a value in words: `string or null`, `array of objects`. */
export function describeType(schema: RawSchema, follow: Follow): string {
  const names = branchesOf(mergeParts(follow(schema), follow), follow).flatMap((branch) =>
    typeNames(mergeParts(branch, follow), follow),
  );
  const unique = [...new Set(names)];
  return [...unique.filter((name) => name !== 'null'), ...unique.filter((name) => name === 'null')].join(OR);
}

function typeNames(schema: RawSchema, follow: Follow): string[] {
  const types = schema.type === undefined ? [impliedType(schema)] : [schema.type].flat();
  return types.map((type) => {
    if (type === 'array') return schema.items ? arrayOf(describeType(schema.items, follow)) : 'array';
    return type === 'string' ? (FORMATS[schema.format ?? ''] ?? 'string') : type;
  });
}

function impliedType(schema: RawSchema): string {
  if (schema.properties) return 'object';
  const [value] = schema.enum ?? [schema.const];
  return value === undefined ? STRINGS.reference.anyValue : value === null ? 'null' : typeof value;
}

function arrayOf(type: string): string {
  return fill(STRINGS.reference.arrayOf, {
    types: type.includes(OR) ? STRINGS.reference.values : type.replace(/^\w+/, '$&s'),
  });
}

/** Describes a value in words: type, default, limits and allowed values. */
export function describeValue(schema: RawSchema, follow: Follow): ApiValue {
  const whole = mergeParts(follow(schema), follow);
  const branches = branchesOf(whole, follow);
  return {
    type: describeType(whole, follow),
    description: whole.description ?? '',
    default: whole.default === undefined ? null : displayedValue(whole.default),
    limits: [...new Set(branches.flatMap(limitsOf))],
    enum: [...new Set(branches.flatMap((branch) => choicesOf(branch, follow)))],
    enumIsOpen:
      branches.some((branch) => choicesOf(branch, follow).length > 0) &&
      branches.some((branch) => branch.type === 'string' && choicesOf(branch, follow).length === 0),
    deprecated: whole.deprecated === true,
  };
}

/** Formats a value for readers: as JSON, but a string that is not empty has no quotes. */
export function displayedValue(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

function choicesOf(schema: RawSchema, follow: Follow): string[] {
  if (schema.enum) return schema.enum.map(displayedValue);
  if (schema.const !== undefined) return [displayedValue(schema.const)];
  const items = schema.items ? follow(schema.items) : undefined;
  return items?.enum?.map(displayedValue) ?? [];
}

function limitsOf(schema: RawSchema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, uniqueItems, pattern } = schema;
  return [
    ...range(minimum, maximum, String),
    ...(minLength === 1 && maxLength === undefined
      ? [STRINGS.reference.notEmpty]
      : range(minLength, maxLength, (count) => plural(count, STRINGS.reference.characters))),
    ...range(minItems, maxItems, (count) => plural(count, STRINGS.reference.entries)),
    ...(uniqueItems ? [STRINGS.reference.noDuplicates] : []),
    // Next to a minimum length, a pattern only repeats the fixed length of a key, so it adds nothing.
    ...(pattern !== undefined && minLength === undefined
      ? [fill(STRINGS.reference.pattern, { pattern: `\`${pattern}\`` })]
      : []),
  ];
}

/** `show` says how much a number is: `3 entries`. */
function range(minimum: number | undefined, maximum: number | undefined, show: (count: number) => string): string[] {
  if (maximum === undefined)
    return minimum === undefined ? [] : [fill(STRINGS.reference.atLeast, { amount: show(minimum) })];
  if (minimum === maximum) return [show(maximum)];
  return minimum === undefined
    ? [fill(STRINGS.reference.atMost, { amount: show(maximum) })]
    : [fill(STRINGS.reference.fromTo, { minimum, amount: show(maximum) })];
}
