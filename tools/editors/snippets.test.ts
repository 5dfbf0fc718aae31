import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { parseContentFile } from '../../src/content/build/files/front-matter';
import { compileSource } from '../../src/content/build/tree/test-support';
import { frontMatterSchemas } from '../../src/content/build/types/editor-schemas';
import { readOperations } from '../../src/reference/build/read-operations';
import { parseYaml, validateYaml } from '../../src/site/build/yaml';
import { product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { dataSchemas } from './data-schemas';
import { expandSnippet, type Snippet } from './snippets';

// JSON with commas at the ends of lists, which YAML has as well.
const snippets = Object.entries(
  parse(readFileSync('.vscode/content.code-snippets', 'utf8')) as Record<string, Snippet>,
);
const TODAY = { CURRENT_YEAR: '2026', CURRENT_MONTH: '03', CURRENT_DATE: '05' };
const TOKENS = tokenValues(product);

const FRONT_MATTER: Readonly<Record<string, z.ZodType>> = {
  'Front matter of a doc': frontMatterSchemas.doc,
  'Front matter of a post': frontMatterSchemas.post,
  'Front matter of a page': frontMatterSchemas.page,
};

/** Where a snippet belongs: a data file, and what is above it. */
const DATA: Readonly<Record<string, readonly [file: string, above: string]>> = {
  Redirect: ['redirects.yaml', 'redirects:'],
  'Page that is gone': ['redirects.yaml', 'gone:'],
  'Page in a sidebar': ['sidebars.yaml', 'rest:'],
  'Category in a sidebar': ['sidebars.yaml', 'rest:'],
  'Release note': ['release-notes.yaml', '- month: "2026-03"\n  entries:'],
  Term: ['glossary.yaml', ''],
  Tag: ['docs-tags.yaml', ''],
  Author: ['authors.yaml', ''],
};

/** The whole file that contains what a snippet inserts. */
function mdxOf(name: string, text: string): string {
  if (name in FRONT_MATTER) return text;
  return name === 'Updates of a post' ? `---\ntitle: A\n${text}\n---\nText.\n` : `---\ntitle: A\n---\n\n${text}\n`;
}

const mdx = snippets.filter(([, { scope }]) => scope === 'mdx');
test.each(mdx)('snippet "%s" is a page without problems', async (name, snippet) => {
  for (const text of expandSnippet(snippet, TODAY)) {
    const schema = FRONT_MATTER[name] ?? frontMatterSchemas.post;
    const { file, problems } = parseContentFile(mdxOf(name, text), 'content/docs/a.mdx', schema, TOKENS);
    expect(problems).toEqual([]);
    const compiled = await compileSource(file!.body, {
      operations: readOperations().operations,
      markup: { resolveImage: () => ({ src: '/img/rooms.png', width: 8, height: 4 }) as never },
    });
    expect({ text, problems: compiled.problems }).toEqual({ text, problems: [] });
    expect(compiled.warnings).toEqual([]);
  }
});

test.each(snippets.filter(([, { scope }]) => scope === 'yaml'))('snippet "%s" is valid data', (name, snippet) => {
  const [file, above] = DATA[name]!;
  const indent = above === '' ? '' : ' '.repeat(4);
  for (const text of expandSnippet(snippet, TODAY)) {
    const whole = `${above}\n${text.replace(/^/gm, indent)}\n`;
    expect({ whole, ...validateYaml(parseYaml(whole, file), dataSchemas[file]!, file, TOKENS) }).toMatchObject({
      whole,
      problems: [],
    });
  }
});

test('front matter that is inserted follows the rules for its length', () => {
  for (const name of Object.keys(FRONT_MATTER)) {
    const [text = ''] = expandSnippet(Object.fromEntries(snippets)[name]!, TODAY);
    const length = /^description: (.+)$/m.exec(text)?.[1]?.length ?? 0;
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(160);
  }
});

test('a snippet expands to its defaults, to each of its choices, and to the same text at the same number', () => {
  expect(expandSnippet({ body: ['${1|a,b|} ${2:two} $2 $CURRENT_YEAR$0'] }, TODAY)).toEqual([
    'a two two 2026',
    'b two two 2026',
  ]);
  expect(() => expandSnippet({ body: ['$TM_FILENAME'] }, TODAY)).toThrow('Unknown variable $TM_FILENAME');
});
