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
  mistake('the address of another doc', DOC, field('slug: /blocks/code'), ['/docs/blocks/code', 'code.mdx']),
  mistake('a sidebar with an unknown doc', 'data/sidebars.yaml', append('new: [{ type: doc, id: blocks/cod }]'), [
    'blocks/cod',
    'nearest: blocks/code',
  ]),
  mistake('a description that is not YAML', 'api/openapi.yaml', () => 'openapi: [\n', ['YAML']),
  mistake('an unknown component', DOC, append('<NoSuchComponent />'), ['<NoSuchComponent>', 'allowed: Card']),
  warning('a link to a page that does not exist', DOC, append('[Code](/docs/blocks/cod)'), [
    '/docs/blocks/cod,',
    'did you mean /docs/blocks/code?',
  ]),
];
