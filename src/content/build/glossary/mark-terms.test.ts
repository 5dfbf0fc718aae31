import { compileSource, htmlOf } from '../tree/test-support';
import type { GlossaryTerm } from './read-glossary';

const term = (name: string, forms: readonly string[], see = '/docs/other'): GlossaryTerm => ({
  id: name.replace(' ', '-'),
  term: name,
  forms,
  text: `What a ${name} is.`,
  see,
});
const terms = [
  term('spot', ['spot', 'spots']),
  term('guest token', ['guest token']),
  term('token', ['token']),
  term('token server', ['token server']),
  term('C++', ['C++']),
  term('room', []),
  term('layer', ['layer'], '/docs/layers'),
];
const markUp = async (body: string, options: Parameters<typeof compileSource>[1] = {}): Promise<string> =>
  htmlOf(await compileSource(body, { terms, ...options }));
const link = (id: string, text: string): string => `<a href="/glossary#${id}">${text}</a>`;

test.each([
  ['the first use, whatever its form', 'Spots and a spot.', `<p>${link('spot', 'Spots')} and a spot.</p>`],
  ['a term that begins with another one', 'A token server.', `<p>A ${link('token-server', 'token server')}.</p>`],
  ['list items', '- a spot', `<ul>\n<li>a ${link('spot', 'spot')}</li>\n</ul>`],
  ['no parts of words', 'A spotlight, a spot-on try, a hotspot.', '<p>A spotlight, a spot-on try, a hotspot.</p>'],
  ['nothing after a link with the term', 'A [spot](https://a.test/) is a spot.', '</a> is a spot.</p>'],
])('marks %s', async (_what, body, expected) => {
  const html = await markUp(body);
  expect(html).toContain(expected);
  expect(html.match(/\/glossary#/g)?.length ?? 0).toBe(expected.match(/\/glossary#/g)?.length ?? 0);
});

test('marks running text in steps, admonitions and tabs, in the order of the page', async () => {
  const { content } = await compileSource(
    '<Tabs>\n<TabItem value="a">\n\nA spot.\n\n</TabItem>\n</Tabs>\n\n:::note\n\nA layer.\n\n:::\n\nA spot, a layer.',
    { terms },
  );
  const json = JSON.stringify(content.tree);
  expect(json.match(/glossary#[a-z]+/g)).toEqual(['glossary#spot', 'glossary#layer']);
  expect(json.indexOf('glossary#spot')).toBeLessThan(json.indexOf('A spot, a layer'));
});

test('marks nothing on the page that explains the term, nor in the glossary', async () => {
  expect(await markUp('A layer.', { path: '/docs/layers' })).toBe('<p>A layer.</p>');
  expect(await markUp('A layer.', { path: '/glossary' })).toBe('<p>A layer.</p>');
  expect(await markUp('A layer.')).toBe(`<p>A ${link('layer', 'layer')}.</p>`);
});

test('excerpts have no links to the glossary, and neither have texts for search', async () => {
  const { content } = await compileSource('A spot.\n\n{/* truncate */}\n\nA spot.', { terms });
  expect(JSON.stringify([content.excerpt, content.sections])).not.toContain('glossary');
  expect(JSON.stringify(content.tree)).toContain('/glossary#spot');
});

test('adds the base path', async () => {
  expect(await markUp('A spot.', { markup: { baseUrl: '/base/' } })).toBe(
    '<p>A <a href="/base/glossary#spot">spot</a>.</p>',
  );
});
