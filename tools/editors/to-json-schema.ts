import { z } from 'zod';

/** The parts of a JSON Schema (draft 7) that types and descriptions are made from. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  /** Whether an object may also be written as its name alone. */
  readonly takesName?: boolean;
}

declare module 'zod' {
  interface GlobalMeta {
    /** An object that may also be written as its name alone. */
    takesName?: boolean;
  }
}

/** The JSON Schema of what an author may write. What only a function can check is left out. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    unrepresentable: 'any',
    // zod requires fields that are prepared before they are checked, though the preparation may fill them in.
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      if (_zod.def.type !== 'object' || !jsonSchema.required) return;
      const { shape } = _zod.def;
      const required = jsonSchema.required.filter((name) => !z.safeParse(shape[name]!, undefined).success);
      if (required.length > 0) jsonSchema.required = required;
      else delete jsonSchema.required;
    },
  }) as JsonSchema;
}
