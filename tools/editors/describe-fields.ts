import type { JsonSchema } from './to-json-schema';

/** Stands for a key that authors choose. */
const KEY = 'KEY';

/**
 * Lists what authors may write, as Markdown. `a.b` is a field of an object, `a[].b` one of the entries of a list, and
 * `KEY` a key that authors choose.
 */
export function describeFields(root: JsonSchema): string {
  return fieldsOf(root, '').join('\n');
}

function fieldsOf(schema: JsonSchema, path: string): string[] {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.flatMap((choice) => fieldsOf(choice, path));
  if (schema.items) return [schema.items].flat().flatMap((item) => fieldsOf(item, `${path}[]`));
  const prefix = path === '' ? '' : `${path}.`;
  if (typeof schema.additionalProperties === 'object') return fieldsOf(schema.additionalProperties, `${prefix}${KEY}`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    `- \`${prefix}${name}\` (${[valueOf(field), needOf(field, name, schema)].filter(Boolean).join(', ')})` +
      (field.description === undefined ? '' : `: ${field.description.replace(/\s*\n\s*/g, ' ')}`),
    ...fieldsOf(field, `${prefix}${name}`),
  ]);
}

function needOf({ default: byDefault }: JsonSchema, name: string, { required = [] }: JsonSchema): string {
  if (byDefault !== undefined) return `by default \`${JSON.stringify(byDefault)}\``;
  return required.includes(name) ? 'needed' : '';
}

function valueOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return 'entries like these';
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return values.map((value) => `\`${String(value)}\``).join(' or ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return [...new Set(choices.map(valueOf))].join(' or ');
  return [schema.type ?? 'any'].flat().join(' or ');
}
