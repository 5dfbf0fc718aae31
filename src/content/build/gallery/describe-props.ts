import { z } from 'zod';
import type { RegisteredComponent } from '../../shared/tree/registered-component';

/** A prop of a component, as authors need to know it. */
export interface PropDescription {
  readonly name: string;
  /** What can be written: `string`, `"light" | "dark"`, `number[]`, `{ id?: string }`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The value that counts if the prop is missing, as JSON. */
  readonly defaultValue?: string;
  readonly description?: string;
}

type JsonSchema = z.core.JSONSchema._JSONSchema;
type JsonObject = Exclude<JsonSchema, boolean>;

/** Describes the props of a component by the schema that checks them. */
export function describeProps({ props: schema }: RegisteredComponent): PropDescription[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    const { default: value, description } = typeof property === 'boolean' ? {} : property;
    return {
      name,
      type: typeOf(property),
      isRequired: required.includes(name),
      ...(value === undefined ? {} : { defaultValue: JSON.stringify(value) }),
      ...(description === undefined ? {} : { description }),
    };
  });
}

function typeOf(schema: JsonSchema): string {
  if (typeof schema === 'boolean') return 'JSON';
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map(typeOf))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return listType(schema);
  if (schema.type === 'object' && schema.properties) return objectType(schema);
  return typeof schema.type === 'string' ? schema.type : 'JSON';
}

function listType({ prefixItems, items }: JsonObject): string {
  if (prefixItems) return `[${prefixItems.map(typeOf).join(', ')}]`;
  const item = items && !Array.isArray(items) ? typeOf(items) : 'JSON';
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function objectType({ properties = {}, required = [] }: JsonObject): string {
  const fields = Object.entries(properties).map(
    ([name, property]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(property)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
