import { containsClass } from './contains-class';
import type { ContentNode } from '../../shared/tree/types';

const element = (className: string, ...children: ContentNode[]): ContentNode => ({
  type: 'element',
  tag: 'div',
  props: { className },
  children,
});

test.each([
  ['finds nothing in an empty tree', [], false],
  ['finds the class of an element', [element('samples')], true],
  ['finds the class among others', [element('wide samples')], true],
  ['does not match part of another class', [element('samples-wide')], false],
  [
    'finds the class of an element inside a component',
    [element('a', { type: 'component', name: 'Tabs', props: {}, children: [element('samples')] })],
    true,
  ],
  ['does not search static markup', [{ type: 'html', html: '<p class="samples"></p>' }], false],
] satisfies [string, ContentNode[], boolean][])('%s', (_, nodes, expected) => {
  expect(containsClass(nodes, 'samples')).toBe(expected);
});
