import { join } from 'node:path';
import { createRegistry } from '../../src/content/build/tree/registry';
import { frontMatterSchemas } from '../../src/content/build/types/editor-schemas';
import { readStringsOf } from '../../src/site/build/strings/load-strings';
import { componentTypes } from './component-types';
import { dataSchemas } from './data-schemas';
import { describeFields } from './describe-fields';
import { stringTypes } from './string-types';
import { toJsonSchema } from './to-json-schema';

/** Folder of the files that editors read, below the project's. */
export const SCHEMAS_FOLDER = 'schemas';

/** Name of the schema of a data file. The files of versions have that of the common one: `sidebars-1.0.yaml`. */
export function schemaNameOf(dataFile: string): string {
  return dataFile.replace(/^sidebars-.+\.yaml$/, 'sidebars.yaml').replace(/\.yaml$/, '.json');
}

/**
 * What is made from the schemas of content, by path: JSON Schemas, the types of components and of the words of the
 * interface, and the list of fields.
 */
export function schemaFiles(): Readonly<Record<string, string>> {
  const data = Object.entries(dataSchemas).map(([name, schema]) => [name, toJsonSchema(schema)] as const);
  const components = Object.entries(createRegistry({ operations: [] }));
  const files = {
    ...Object.fromEntries(data.map(([name, schema]) => [schemaNameOf(name), `${JSON.stringify(schema, null, 2)}\n`])),
    'strings.d.ts': stringTypes(readStringsOf('content')),
    'components.d.ts': componentTypes(components.map(([name, { props }]) => [name, toJsonSchema(props)])),
  };
  const pages = Object.entries(frontMatterSchemas).map(
    ([kind, schema]) => [`Front matter: ${kind}`, toJsonSchema(schema)] as const,
  );
  const sections = [...pages, ...data.sort(([one], [other]) => one.localeCompare(other))];
  return {
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [join(SCHEMAS_FOLDER, name), text])),
    'maintaining/fields.md': `${FIELDS}${sections.map(([name, schema]) => `\n## ${name}\n\n${describeFields(schema)}\n`).join('')}`,
  };
}

const FIELDS = `# Fields of front matter and data files

What the build accepts, written by \`npm run schemas\` from the schemas that check it. \`a.b\` is a field of an object, \`a[].b\` a field of each entry of a list, and \`KEY\` a key of your own. Where fields are listed again with another \`type\`, each group is a choice. Fields that are not listed are errors.
`;
