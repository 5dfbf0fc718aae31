import { z } from 'zod';

/** A JSON Schema (draft 7), with the keywords for messages that language servers know. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  enum?: unknown[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  errorMessage?: string;
}

declare module 'zod' {
  interface GlobalMeta {
    /** A list that may also be written as its only item. */
    takesOneItem?: boolean;
    /** An object that may also be written as its name alone. */
    takesName?: boolean;
  }
}

/** Changes the JSON Schema of one zod schema in place. */
export type Refinement = (schema: z.core.$ZodTypes, json: JsonSchema) => void;

/**
 * Returns the JSON Schema of what an author may write, which is what the zod schema takes as its input. What only a
 * function can check is left out.
 *
 * @param refine adds to each part of the result
 * @throws Error if a part of the schema has no counterpart in JSON Schema
 */
export function toJsonSchema(schema: z.ZodType, refine: Refinement = () => undefined): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ zodSchema, jsonSchema }) => {
      const part = jsonSchema as JsonSchema;
      const { def } = zodSchema._zod;
      if (def.type === 'object') requireFields(part, def.shape);
      addShortForms(part);
      refine(zodSchema, part);
    },
  });
  joinNulls(json);
  return json as JsonSchema;
}

/** zod requires fields that are prepared before they are checked, though the preparation may fill them in. */
function requireFields(json: JsonSchema, shape: Readonly<Record<string, z.core.$ZodType>>): void {
  const required = Object.keys(shape).filter((key) => !z.safeParse(shape[key]!, undefined).success);
  delete json.required;
  if (required.length > 0) json.required = required;
}

/** What may be null becomes one schema of two types, whose message is better than that of a choice of two schemas. */
function joinNulls(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) joinNulls(part);
  const json = value as JsonSchema;
  const [inner, none, ...more] = Array.isArray(json.anyOf) ? json.anyOf : [];
  if (typeof inner?.type !== 'string' || none?.type !== 'null' || more.length > 0) return;
  delete json.anyOf;
  Object.assign(json, { ...inner, ...json, type: [inner.type, 'null'] });
}

function addShortForms(json: JsonSchema): void {
  const { takesOneItem, takesName, ...whole } = json;
  if (!takesOneItem && !takesName) return;
  const { description, default: byDefault, examples, ...long } = whole;
  const short = takesName ? long.properties?.name : (long.items as JsonSchema | undefined);
  if (!short) throw new Error(`A schema has no short form: ${JSON.stringify(json)}`);
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, { description, default: byDefault, examples, anyOf: [long, short] });
}
