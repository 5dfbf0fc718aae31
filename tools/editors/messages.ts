import { z } from 'zod';
import { describeExpected } from '../../src/site/build/schema-issue';
import type { JsonSchema, Refinement } from './json-schema';

/** What has a token is checked by the build, which knows its value. */
const HAS_TOKEN = '\\{[A-Za-z]+\\}';

/**
 * Describes an issue that a value could have. Zod makes issues only of values, which are missing here, as is everything
 * else that messages do not use; hence the cast.
 */
const expected = (issue: object): string =>
  describeExpected({ path: [], message: '', ...issue } as unknown as z.core.$ZodIssue);

const expectedType = (type: string): string => expected({ code: 'invalid_type', expected: type });

/**
 * Gives a part of a JSON Schema the messages of the build. Language servers have no keyword for the message of a
 * length, of a missing field or of a field that is not allowed, but take those of patterns, names and parts, so these
 * are used instead.
 */
export const addMessages: Refinement = (schema, json) => {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      replaceChecks(def, json);
      json.errorMessage = expectedType('string');
      break;
    case 'number':
      json.errorMessage = expectedType(json.type === 'integer' ? 'int' : 'number');
      break;
    case 'boolean':
      json.errorMessage = expectedType('boolean');
      break;
    case 'array':
      replaceLength(json);
      json.errorMessage = expectedType('array');
      break;
    case 'enum':
    case 'literal':
      json.errorMessage = expected({ code: 'invalid_value', values: json.enum ?? [json.const] });
      break;
    case 'object':
      replaceFields(json, def.shape);
      json.errorMessage = expectedType('object');
      break;
    case 'union':
      replaceChoice(json, def);
  }
  if (json.description?.includes('`')) json.markdownDescription = json.description;
};

interface Rule {
  readonly pattern: string;
  readonly message: string;
}

/** Replaces lengths and formats by patterns. Several become a list. */
function replaceChecks(def: z.core.$ZodStringDef, json: JsonSchema): void {
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  for (const keyword of ['minLength', 'maxLength', 'format', 'pattern', 'allOf']) delete json[keyword];
  const rules = checks.flatMap((check) => ruleOf(check as CheckDef) ?? []);
  const parts = rules.map(({ pattern, message }) => ({ pattern, patternErrorMessage: message }));
  if (parts.length === 1) Object.assign(json, parts[0]);
  else if (parts.length > 1) json.allOf = parts;
}

interface CheckDef {
  readonly check?: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly prefix?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly error?: (issue: object) => string | { readonly message: string } | undefined;
}

function ruleOf(check: CheckDef): Rule | undefined {
  switch (check.check) {
    case 'min_length':
      return {
        pattern: `^[\\s\\S]{${check.minimum},}$`,
        message: expected({ code: 'too_small', origin: 'string', minimum: check.minimum }),
      };
    case 'max_length':
      return {
        pattern: `^[\\s\\S]{0,${check.maximum}}$`,
        message: expected({ code: 'too_big', origin: 'string', maximum: check.maximum }),
      };
    case 'string_format':
      return { pattern: patternOf(check), message: formatMessage(check) };
    default:
      return undefined;
  }
}

/** Addresses are only known by their beginning here: the build parses them. */
const FORMATS: Readonly<Record<string, string>> = { url: '^[A-Za-z][\\w+.-]*:\\S+$', email: '^[^\\s@]+@[^\\s@]+$' };

function patternOf({ format = '', pattern, prefix }: CheckDef): string {
  const known = FORMATS[format];
  if (known !== undefined) return `${known}|${HAS_TOKEN}`;
  if (prefix !== undefined) return `^${prefix.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&')}|^${HAS_TOKEN}`;
  if (!pattern || pattern.flags.includes('i'))
    throw new Error(`No pattern for the format ${format} ${pattern ?? ''}: JSON Schema has no patterns without case`);
  return `${pattern.source}|${HAS_TOKEN}`;
}

function formatMessage({ error, ...check }: CheckDef): string {
  const issue = { ...check, code: 'invalid_format' };
  const written = error?.(issue);
  const message = typeof written === 'object' ? written.message : written;
  return expected({ ...issue, message: message ?? 'Invalid format' });
}

/** `contains` is true of a list with at least one entry. */
function replaceLength(json: JsonSchema): void {
  if (json.minItems !== 1) return;
  delete json.minItems;
  const message = expected({ code: 'too_small', origin: 'array', minimum: 1 });
  json.allOf = [{ contains: {}, errorMessage: message }];
}

/** Gives names and missing fields a part of their own, with the message of the build. */
function replaceFields(json: JsonSchema, shape: Readonly<Record<string, z.core.$ZodType>>): void {
  const fields = Object.keys(shape);
  const allowed = fields.join(', ') || '(none)';
  delete json.additionalProperties;
  json.propertyNames = { enum: fields, errorMessage: `is not allowed here; allowed: ${allowed}` };
  const missing = (json.required ?? []).map((field) => ({
    required: [field],
    errorMessage: `field "${field}": found nothing; ${messageWithout(shape[field]!)}`,
  }));
  delete json.required;
  if (missing.length > 0) json.allOf = missing;
}

/** What the build expects where a value is missing. */
function messageWithout(schema: z.core.$ZodType): string {
  const [issue] = z.safeParse(schema, undefined).error?.issues ?? [];
  return issue ? describeExpected(issue) : '';
}

/** Lets one field choose between the parts, so that the others are checked against the chosen part alone. */
function replaceChoice(json: JsonSchema, def: z.core.$ZodUnionDef & { readonly discriminator?: string }): void {
  const parts = json.oneOf ?? json.anyOf ?? [];
  const { discriminator, options } = def;
  const message = def.error?.({ code: 'invalid_union' } as never);
  if (discriminator === undefined) {
    if (typeof message === 'string') for (const part of parts) part.errorMessage = message;
    return;
  }
  const values = options.map((option) => constantOf(option, discriminator));
  delete json.oneOf;
  delete json.anyOf;
  Object.assign(json, {
    type: 'object',
    properties: {
      [discriminator]: { enum: values, errorMessage: expected({ code: 'invalid_union', options: values }) },
    },
    errorMessage: expectedType('object'),
    allOf: parts.map((part, index) => ({
      if: { required: [discriminator], properties: { [discriminator]: { const: values[index] } } },
      then: part,
    })),
  });
}

function constantOf(option: z.core.$ZodType, field: string): unknown {
  return [...(option._zod.propValues?.[field] ?? [])][0];
}
