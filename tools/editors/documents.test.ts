import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { parseContentFile } from '../../src/content/build/files/front-matter';
import { frontMatterSchemas } from '../../src/content/build/types/editor-schemas';
import { parseYaml, validateYaml } from '../../src/site/build/yaml';
import { product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { dataSchemas } from './data-schemas';
import { editorSchema, schemaFiles, schemaNameOf, SCHEMAS_FOLDER } from './documents';

const DATA = 'content/data';
const TOKENS = tokenValues(product);
/** Sites with one language have no such file. */
const OPTIONAL = ['locales.yaml'];
const dataNames = readdirSync(DATA).filter((name) => name.endsWith('.yaml'));
const files = schemaFiles();
const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
const kinds = Object.keys(frontMatterSchemas) as (keyof typeof frontMatterSchemas)[];
const schemas = { ...dataSchemas, ...frontMatterSchemas };
const validators = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(editorSchema(schema))]),
);

/** The messages that a language server shows for a value. */
function messagesOf(validate: ValidateFunction, value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).flatMap(({ keyword, parentSchema }) => {
    const { patternErrorMessage, errorMessage } = parentSchema as Record<string, string | undefined>;
    const message = keyword === 'pattern' ? (patternErrorMessage ?? errorMessage) : errorMessage;
    return ['if', 'allOf', 'propertyNames', 'anyOf'].includes(keyword) || !message ? [] : [message];
  });
}

test('the files that editors read are fresh: otherwise run npm run schemas', () => {
  const written = Object.fromEntries(
    readdirSync(SCHEMAS_FOLDER).map((name) => [name, readFileSync(join(SCHEMAS_FOLDER, name), 'utf8')]),
  );
  const stale = [...new Set([...Object.keys(files), ...Object.keys(written)])].filter(
    (name) => files[name] !== written[name],
  );
  expect({ stale, remedy: 'npm run schemas' }).toEqual({ stale: [], remedy: 'npm run schemas' });
});

test.each(dataNames)('%s names its schema, which editors find, and which takes what it contains', (name) => {
  const text = readFileSync(join(DATA, name), 'utf8');
  const schema = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? '';
  expect(schema).toBe(`../../${SCHEMAS_FOLDER}/${schemaNameOf(name)}`);
  expect(existsSync(join(DATA, schema))).toBe(true);
  const validate = ajv.compile(parse(readFileSync(join(DATA, schema), 'utf8')) as object);
  validate(parse(text));
  expect(validate.errors).toBeNull();
});

test('the settings of VS Code name the schema of every data file, and of the files of versions', () => {
  const { 'yaml.schemas': named } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string[]>;
  };
  const expected = Object.keys(dataSchemas).map((name) => {
    const path = `${DATA}/${name}`;
    return [
      `./${SCHEMAS_FOLDER}/${schemaNameOf(name)}`,
      name === 'sidebars.yaml' ? [path, `${DATA}/sidebars-*.yaml`] : [path],
    ] as const;
  });
  expect(named).toEqual(Object.fromEntries(expected));
  expect(Object.keys(dataSchemas).sort()).toEqual([...new Set([...dataNames, ...OPTIONAL])].sort());
  expect(schemaNameOf('sidebars-1.0.yaml')).toBe('sidebars.json');
});

test('the schemas take the front matter of all pages', () => {
  const folders = { doc: 'docs', post: 'blog', page: 'pages' };
  for (const kind of kinds) {
    const folder = join('content', folders[kind]);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const text = readFileSync(join(folder, name), 'utf8');
      expect([name, parseContentFile(text, name, frontMatterSchemas[kind], TOKENS).problems]).toEqual([name, []]);
      expect([name, messagesOf(validators[kind]!, parse(text.split('---\n')[1] ?? ''))]).toEqual([name, []]);
      expect(validators[kind]!.errors).toBeNull();
    }
  }
});

test('every field says what it means', () => {
  const silent: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value as Record<string, unknown>)) {
      if (key !== 'properties') visit(part, `${path}/${key}`);
      else
        for (const [name, field] of Object.entries(part as Record<string, Record<string, unknown>>)) {
          // Where one field chooses the others, the chosen part describes it.
          if (!field.description && !field.const && !field.enum) silent.push(`${path}/${name}`);
          visit(field, `${path}/${name}`);
        }
    }
  };
  for (const [name, schema] of Object.entries(schemas)) visit(editorSchema(schema), name);
  expect(silent).toEqual([]);
});

test.each<readonly [file: string, yaml: string, ...messages: string[]]>([
  ['doc', 'title: 3', 'expected a string'],
  ['doc', 'titel: A', 'is not allowed here; allowed: title, slug, description'],
  ['doc', 'slug: a//b', 'expected a URL path of letters'],
  ['doc', 'draft: maybe', 'expected a boolean'],
  ['doc', 'toc_max_heading_level: 9', 'allowed: 2, 3, 4, 5, 6'],
  ['doc', 'pagination_next: 3', 'expected a string'],
  ['doc', 'image: img.png', 'expected a string that starts with "/"'],
  ['doc', 'tags: a', 'expected an array'],
  ['doc', 'last_update: {}', 'found nothing; expected a string'],
  ['post', 'date: 2025-3-5', 'expected a date such as 2025-03-05'],
  ['post', 'authors: [3]', 'expected a key of data/authors.yaml, or an author with at least a name'],
  ['post', 'updates: [{ date: 2025-03-05, text: "[a](b)" }]', 'expected text without links'],
  ['page', 'title: ""', 'expected at least 1 character'],
  ['sidebars.yaml', 'rest: [{ type: dok }]', 'allowed: doc, link, html, category'],
  ['sidebars.yaml', 'rest: [{ type: doc }]', 'found nothing; expected a string'],
  [
    'sidebars.yaml',
    'rest: [{ type: category, label: A, items: [{ type: link, label: 1, href: a }] }]',
    'expected a str',
  ],
  [
    'release-notes.yaml',
    '- { month: "2025-13", entries: [] }',
    'expected a month such as',
    'expected at least 1 entry',
  ],
  [
    'release-notes.yaml',
    '- { month: "2025-11", entries: [{ area: Go, kind: Old, text: A }] }',
    'allowed: New, Changed',
  ],
  [
    'redirects.yaml',
    'redirects: [{ from: docs/a, to: /b, status: 303 }]',
    'expected a path without the',
    'allowed: 301',
  ],
  ['search-areas.yaml', '- { label: A, path: a, rank: "1" }', 'must be a path such as'],
  ['page-menu.yaml', 'assistants: [{ label: A, address: http://a }]', 'must begin with https:// and end with ='],
  ['cheatsheet.yaml', 'statuses: { "999": a }', 'allowed: a status code of three digits'],
  ['authors.yaml', 'a: { name: A, url: "b c" }', 'expected a URL, as in https://example.com'],
])('build and editor say the same of %s: %s', (name, yaml, ...messages) => {
  const schema = schemas[name as keyof typeof schemas]!;
  const { problems } = validateYaml(parseYaml(yaml, name), schema, name, TOKENS);
  // JSON Schema cannot name what is nearest.
  const build = problems.map(({ message }) => message.replace(/ did you mean "[^"]*"\?;/, '')).join('\n');
  const editor = messagesOf(validators[name]!, parse(yaml)).join('\n');
  for (const message of messages) {
    expect(build).toContain(message);
    expect(editor).toContain(message);
  }
});

test('a value with a token is left to the build', () => {
  expect(messagesOf(validators['authors.yaml']!, { a: { name: 'A', url: '{site}/a', email: 'a@{domain}' } })).toEqual(
    [],
  );
});
