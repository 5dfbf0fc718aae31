import { containsClass } from './contains-class';
import type { ContentNode } from '../../shared/tree/types';

const element = (className: string, ...children: ContentNode[]): ContentNode => ({
  type: 'element',
  tag: 'div',
  props: { className },
  children,
});

test.each([
  ['none', [], false],
  ['an element has it', [element('samples')], true],
  ['among others', [element('wide samples')], true],
  ['as a part of another only', [element('samples-wide')], false],
  [
    'deep inside, past a component',
    [element('a', { type: 'component', name: 'Tabs', props: {}, children: [element('samples')] })],
    true,
  ],
  ['in static markup', [{ type: 'html', html: '<p class="samples"></p>' }], false],
] satisfies [string, ContentNode[], boolean][])('%s', (_, nodes, expected) => {
  expect(containsClass(nodes, 'samples')).toBe(expected);
});
