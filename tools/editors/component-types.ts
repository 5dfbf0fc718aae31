import { tokenValues } from '../../src/site/tokens';
import { product } from '../../src/site/config/product';
import type { JsonSchema } from './to-json-schema';

/**
 * Returns the declarations by which an editor with the MDX language server knows the components: an unknown name or
 * prop is underlined. Tokens in braces are declared too, because they look like variables there.
 *
 * @param components names with the JSON Schemas of their props, which must not refer to other schemas
 */
export function componentTypes(components: readonly (readonly [string, JsonSchema])[]): string {
  const entries = components.map(([name, schema]) => {
    const children = '/** What is between its tags. */\nchildren?: unknown;';
    const props = [...fieldsOf(schema), children].map((field) => field.replace(/^/gm, '    ')).join('\n');
    return `${commentOf(schema)}${name}: (props: {\n${props}\n}) => import('react').JSX.Element;`;
  });
  const tokens = Object.keys(tokenValues(product)).map((name) => `declare const ${name}: string;`);
  return `// Written by npm run schemas. What content may use, for the language server of MDX.

/* eslint-disable */

interface MDXProvidedComponents {
${entries.join('\n')}
}

// Tokens, which the build replaces.
${tokens.join('\n')}
`;
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.entries(properties).map(
    ([name, schema]) => `${commentOf(schema)}${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
}

function commentOf({ description, default: byDefault }: JsonSchema): string {
  const value = byDefault === undefined ? '' : ` By default, \`${JSON.stringify(byDefault)}\`.`;
  return description === undefined && value === '' ? '' : `/** ${`${description ?? ''}${value}`.trim()} */\n`;
}

/** The TypeScript of a JSON Schema. */
function typeOf(schema: JsonSchema): string {
  if (schema.takesName) return `string | ${typeOf({ ...schema, takesName: false })}`;
  const { anyOf, type, items } = schema;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (anyOf) return anyOf.map((part) => typeOf(part)).join(' | ');
  if (type === 'array') return listTypeOf(items);
  if (type === 'object') return `{ ${fieldsOf({ ...schema, properties: withoutComments(schema) }).join(' ')} }`;
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'number' || type === 'boolean') return type;
  if (type === undefined) return 'unknown';
  throw new Error(`No type of TypeScript for ${JSON.stringify(schema)}`);
}

function listTypeOf(items: JsonSchema['items'] = {}): string {
  return 'length' in items ? `[${items.map(typeOf).join(', ')}]` : `(${typeOf(items)})[]`;
}

function withoutComments({ properties = {} }: JsonSchema): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { description: _text, default: _value, ...schema }]) => [name, schema]),
  );
}
