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

interface Snippet {
  readonly scope: 'mdx' | 'yaml';
  readonly body: readonly string[];
}

// JSON with commas at the ends of lists, which YAML has as well.
const snippets = Object.entries(
  parse(readFileSync('.vscode/content.code-snippets', 'utf8')) as Record<string, Snippet>,
);
const TODAY: Readonly<Record<string, string>> = { CURRENT_YEAR: '2026', CURRENT_MONTH: '03', CURRENT_DATE: '05' };
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

/** What a snippet inserts if its author types nothing and takes the first choice. */
function expandSnippet({ body }: Snippet): string {
  const texts = new Map<string, string>();
  return body
    .join('\n')
    .replace(/\$\{(\d+)\|([^,|]*)[^|]*\|\}|\$\{(\d+):([^}]*)\}/g, (_, choice, first, place, text) => {
      texts.set((choice ?? place) as string, (first ?? text) as string);
      return (first ?? text) as string;
    })
    .replace(/\$(\d+)/g, (_, place: string) => texts.get(place) ?? '')
    .replace(/\$([A-Z_]+)/g, (_, name: string) => TODAY[name] ?? name);
}

/** The whole file that contains what a snippet inserts. */
function mdxOf(name: string, text: string): string {
  if (name in FRONT_MATTER) return text;
  return name === 'Updates of a post' ? `---\ntitle: A\n${text}\n---\nText.\n` : `---\ntitle: A\n---\n\n${text}\n`;
}

const mdx = snippets.filter(([, { scope }]) => scope === 'mdx');
test.each(mdx)('snippet "%s" is a page without problems', async (name, snippet) => {
  const text = expandSnippet(snippet);
  const schema = FRONT_MATTER[name] ?? frontMatterSchemas.post;
  const { file, problems } = parseContentFile(mdxOf(name, text), 'content/docs/a.mdx', schema, TOKENS);
  expect(problems).toEqual([]);
  const compiled = await compileSource(file!.body, {
    operations: readOperations().operations,
    markup: { resolveImage: () => ({ src: '/img/rooms.png', width: 8, height: 4 }) as never },
  });
  expect([...compiled.problems, ...compiled.warnings]).toEqual([]);
});

test.each(snippets.filter(([, { scope }]) => scope === 'yaml'))('snippet "%s" is valid data', (name, snippet) => {
  const [file, above] = DATA[name]!;
  const indent = above === '' ? '' : ' '.repeat(4);
  const whole = `${above}\n${expandSnippet(snippet).replace(/^/gm, indent)}\n`;
  expect(validateYaml(parseYaml(whole, file), dataSchemas[file]!, file, TOKENS).problems).toEqual([]);
});
