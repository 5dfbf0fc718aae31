import { dereference, validate as validateValue } from '@cfworker/json-schema';
import { isObject } from '../json';
import { coerce } from './coerce';
import { pathOf, toProblems, type Schema, type ValueProblem } from './schema-problems';

export type { Schema, ValueProblem };

/** Base address of references; nothing is ever fetched from it. */
const BASE = new URL('https://description.invalid/');
/** Depth beyond which no request of the API nests. Bounds the recursion below. */
const DEEPEST = 40;

export interface Checked {
  /** The value, with the texts of a form as the types of the schema. */
  readonly value: unknown;
  readonly problems: readonly ValueProblem[];
}

/** Checks a value against a schema that was prepared. Texts, as in a form, are coerced if `isText` is true. */
export type CheckValue = (schema: Schema, value: unknown, isText: boolean) => Checked;

/**
 * Prepares schemas for checks without generated code, which a content security policy can forbid. The schemas refer to
 * each other by `#/components/schemas/NAME`.
 *
 * @param others schemas outside of the components that will be checked
 */
export function createCheckValue(components: Readonly<Record<string, Schema>>, others: readonly Schema[]): CheckValue {
  const root = { components: { schemas: components } };
  const lookup = dereference(root, Object.create(null) as Record<string, Schema>, BASE);
  others.forEach((schema, index) => dereference(schema, lookup, BASE, `/others/${index}`));
  const resolve = (schema: unknown): Schema => {
    let current = schema as Schema;
    while (typeof current.$ref === 'string') current = targetOf(root, current.$ref);
    return current;
  };
  return (schema, sent, isText) => {
    const strange = strangePath(sent, []);
    if (strange) return { value: sent, problems: [strange] };
    const value = isText ? coerce(schema, sent, resolve) : sent;
    const { valid, errors } = validateValue(value, schema, '2020-12', lookup, false);
    if (valid) return { value, problems: [] };
    return { value, problems: toProblems(errors, (location) => find(location, schema, root)) };
  };
}

function targetOf(root: unknown, reference: string): Schema {
  return pathOf(reference).reduce((value, key) => (value as Record<string, unknown>)[key], root) as Schema;
}

/** Finds what a schema has at a location, in which `$ref` stands for the schema referred to. */
function find(location: string, schema: Schema, root: unknown): unknown {
  if (location.startsWith('#/components/')) return targetOf(root, location);
  return pathOf(location).reduce<unknown>((value, key) => {
    const next = isObject(value) ? value[key] : undefined;
    return key === '$ref' ? targetOf(root, String(next)) : next;
  }, schema);
}

/** Finds a name that every object inherits, which the validator takes for a declared one, or a value too deep. */
function strangePath(value: unknown, path: readonly string[]): ValueProblem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length > DEEPEST) return { path: path.slice(0, 1), reason: 'is nested too deeply', keyword: 'depth' };
  for (const [key, child] of Object.entries(value)) {
    const inner = [...path, key];
    if (key in Object.prototype) return { path: inner, reason: 'is not known', keyword: 'additionalProperties' };
    const problem = strangePath(child, inner);
    if (problem) return problem;
  }
  return undefined;
}
