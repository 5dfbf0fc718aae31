import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import contentSyntax from './mdx-syntax.mjs';

/** The tree that the language server gets, without JavaScript. */
function parse(text: string) {
  const data: Record<string, never[]> = {};
  contentSyntax.call({ data: () => data });
  return fromMarkdown(text, { extensions: data.micromarkExtensions, mdastExtensions: data.fromMarkdownExtensions });
}

test('front matter, tables and the ids of headings are read as the site reads them', () => {
  const { children } = parse('---\ntitle: "{product}"\n---\n\n## Title {#own-id other}\n\n| A |\n| - |\n| B |\n');
  expect(children.map(({ type }) => type)).toEqual(['yaml', 'heading', 'table']);
  expect(toString(children[1])).toBe('Title ');
});

test('other braces are left to MDX', () => {
  expect(toString(parse('## Title {product}\n\nA {# b\n'))).toBe('Title {product}A {# b');
});
