import type { Mistake } from '../../tools/mistakes/types';

/** A doc of the fixture `docs`. */
export const DOC = 'docs-2.0/blocks/headings.mdx';

/** Adds a line to the front matter. */
export const field =
  (line: string) =>
  (text: string): string =>
    text.replace(/^---\n/, `---\n${line}\n`);
/** Adds a block to the end. */
export const append =
  (addition: string) =>
  (text: string): string =>
    `${text}\n${addition}\n`;
const mistake = (name: string, file: string, edit: Mistake['edit'], contains: string[], line?: number): Mistake => ({
  name,
  file,
  edit,
  expect: { file: `content/${file}`, line, contains },
  severity: 'error',
});
const warning = (...args: Parameters<typeof mistake>): Mistake => ({ ...mistake(...args), severity: 'warning' });

export const MISTAKES: readonly Mistake[] = [
  mistake('an unknown field', DOC, field('titel: Layers'), ['"titel"', 'allowed: title'], 2),
  mistake('a field with a wrong value', DOC, field('draft: perhaps'), ['"draft"', 'perhaps'], 2),
  mistake('front matter that is not YAML', DOC, field('title: A: B'), ['not valid YAML', 'quotes'], 2),
  mistake('front matter without an end', DOC, (text) => text.replace(']\n---', ']'), ['unclosed front matter'], 1),
  mistake('text in another encoding', DOC, () => Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'), ['UTF-8'], 2),
  mistake('the next page is no doc', DOC, field('pagination_next: rest/apy'), ['"rest/apy"', 'nearest: rest/api'], 2),
  mistake('the address of another doc', DOC, field('slug: /blocks/code'), ['/docs/blocks/code', 'code.mdx']),
  mistake('a sidebar with an unknown doc', 'data/sidebars.yaml', append('new: [{ type: doc, id: blocks/cod }]'), [
    'blocks/cod',
    'nearest: blocks/code',
  ]),
  mistake('a sidebar with an unknown type', 'data/sidebars.yaml', append('new: [{ type: dok, id: rest/api }]'), [
    '"dok"',
    'allowed: doc, link',
  ]),
  mistake('a bar with an unknown sidebar', 'data/navbar.yaml', (text) => text.replace('first', 'frist'), ['"frist"']),
  mistake(
    'an author with an unknown field',
    'data/authors.yaml',
    () => 'ann: { nam: Ann }\n',
    ['"ann.nam"', 'not allowed here'],
    1,
  ),
  mistake('a data file that nothing reads', 'data/navbars.yaml', () => '[]\n', ['nothing reads', 'navbar.yaml']),
  mistake('a description that is not YAML', 'api/openapi.yaml', () => 'openapi: [\n', ['YAML']),
  mistake('an unknown component', DOC, append('<NoSuchComponent />'), ['<NoSuchComponent>', 'allowed: Card']),
  mistake('a link to a file that does not exist', DOC, append('[Rooms](rooms.mdx)'), ['rooms.mdx', 'does not exist']),
  warning('a link to a page that does not exist', DOC, append('[Code](/docs/blocks/cod)'), [
    '/docs/blocks/cod,',
    'did you mean /docs/blocks/code?',
  ]),
  warning('a link to a heading that does not exist', 'docs-2.0/blocks/code.mdx', append('[Up](#no-such-heading)'), [
    'has no heading #no-such-heading',
  ]),
];
