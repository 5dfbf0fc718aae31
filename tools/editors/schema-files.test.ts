import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator, type Schema } from '@cfworker/json-schema';
import { parse } from 'yaml';
import { frontMatterSchemas } from '../../src/content/build/types/editor-schemas';
import { dataSchemas } from './data-schemas';
import { schemaFiles, schemaNameOf, SCHEMAS_FOLDER } from './schema-files';
import { toJsonSchema, type JsonSchema } from './to-json-schema';

const DATA = 'content/data';
/** Sites with one language have no such file. */
const OPTIONAL = ['locales.yaml'];
const dataNames = readdirSync(DATA).filter((name) => name.endsWith('.yaml'));

test('the files that editors and authors read are fresh: otherwise run npm run schemas', () => {
  const files = schemaFiles();
  const known = readdirSync(SCHEMAS_FOLDER).map((name) => join(SCHEMAS_FOLDER, name));
  const stale = [...new Set([...Object.keys(files), ...known])].filter(
    (path) => !known.concat('maintaining/fields.md').includes(path) || files[path] !== readFileSync(path, 'utf8'),
  );
  expect(stale).toEqual([]);
});

test.each(dataNames)('%s names its schema, which takes what it contains', (name) => {
  const text = readFileSync(join(DATA, name), 'utf8');
  const schema = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? '';
  expect(schema).toBe(`../../${SCHEMAS_FOLDER}/${schemaNameOf(name)}`);
  // Tokens stand for values that the build checks.
  const validator = new Validator(JSON.parse(readFileSync(join(DATA, schema), 'utf8')) as Schema, '7', false);
  expect(validator.validate(parse(text)).errors).toEqual([]);
});

test('the settings of VS Code name the schema of every data file, and of the files of versions', () => {
  const { 'yaml.schemas': named } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string[]>;
  };
  const expected = Object.keys(dataSchemas).map((name) => {
    const path = `${DATA}/${name}`;
    const paths = name === 'sidebars.yaml' ? [path, `${DATA}/sidebars-*.yaml`] : [path];
    return [`./${SCHEMAS_FOLDER}/${schemaNameOf(name)}`, paths] as const;
  });
  expect(named).toEqual(Object.fromEntries(expected));
  expect(Object.keys(dataSchemas).sort()).toEqual([...new Set([...dataNames, ...OPTIONAL])].sort());
});

test('every field says what it means', () => {
  const silent: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key !== 'properties') visit(part, path);
      else
        for (const [name, field] of Object.entries(part as Record<string, JsonSchema>)) {
          // Where one field chooses the others, the chosen part describes it.
          if (!field.description && field.const === undefined && !field.enum) silent.push(`${path}.${name}`);
          visit(field, `${path}.${name}`);
        }
    }
  };
  for (const [name, schema] of Object.entries({ ...dataSchemas, ...frontMatterSchemas }))
    visit(toJsonSchema(schema), name);
  expect(silent).toEqual([]);
});
