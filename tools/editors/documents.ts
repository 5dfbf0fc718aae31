import type { z } from 'zod';
import { frontMatterSchemas } from '../../src/content/build/types/editor-schemas';
import { createRegistry } from '../../src/content/build/tree/registry';
import { componentTypes } from './component-types';
import { dataSchemas } from './data-schemas';
import { readStringsOf } from '../../src/site/build/strings/load-strings';
import { stringTypes } from './string-types';
import { toJsonSchema, type JsonSchema } from './json-schema';
import { addMessages } from './messages';

/** Folder of the files that editors read, below the project's. */
export const SCHEMAS_FOLDER = 'schemas';

/** Name of the schema of a data file. The files of versions have that of the common one: `sidebars-1.0.yaml`. */
export function schemaNameOf(dataFile: string): string {
  return dataFile.replace(/^sidebars-.+\.yaml$/, 'sidebars.yaml').replace(/\.yaml$/, '.json');
}

/** What authors may write, as JSON Schema with the messages of the build. */
export function editorSchema(schema: z.ZodType): JsonSchema {
  return toJsonSchema(schema, addMessages);
}

/**
 * The files of the folder by name: JSON Schemas, the types of components and those of the words of the interface. Only
 * the last of them depend on the content.
 */
export function schemaFiles(): Readonly<Record<string, string>> {
  const components = Object.entries(createRegistry({ operations: [] }));
  const schemas: Record<string, JsonSchema> = {
    ...byName(Object.entries(frontMatterSchemas).map(([kind, schema]) => [`${kind}-front-matter.json`, schema])),
    ...byName(Object.entries(dataSchemas).map(([file, schema]) => [schemaNameOf(file), schema])),
    'components.json': {
      $schema: 'http://json-schema.org/draft-07/schema#',
      description: 'The props of the components that content may use, by name.',
      type: 'object',
      properties: Object.fromEntries(
        components.map(([name, { props }]) => [name, withoutDialect(editorSchema(props))]),
      ),
    },
  };
  return {
    ...Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, `${JSON.stringify(schema, null, 2)}\n`]),
    ),
    'strings.d.ts': stringTypes(readStringsOf('content')),
    'components.d.ts': componentTypes(components.map(([name, { props }]) => [name, toJsonSchema(props)])),
  };
}

function byName(entries: readonly (readonly [string, z.ZodType])[]): Record<string, JsonSchema> {
  return Object.fromEntries(entries.map(([name, schema]) => [name, editorSchema(schema)]));
}

function withoutDialect({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
