import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { placeLabels } from './label-levels';

test('a label has the level below the heading above it, and headings keep theirs', () => {
  const label = h('div', [h('h3', { class: 'label' }, 'Body')]);
  const placed = placeLabels([
    label,
    h('h2', { id: 'a' }),
    label,
    h('h3', { id: 'b' }),
    label,
    h('h2', { id: 'c' }),
    label,
  ]);
  expect(toHtml(placed).match(/<h\d[^>]*/g)).toEqual([
    '<h2 class="label"',
    '<h2 id="a"',
    '<h3 class="label"',
    '<h3 id="b"',
    '<h4 class="label"',
    '<h2 id="c"',
    '<h3 class="label"',
  ]);
});
