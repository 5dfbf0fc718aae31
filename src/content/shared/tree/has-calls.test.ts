import { hasCalls } from './has-calls';
import type { ContentNode } from './types';

const element = (className: string, ...children: ContentNode[]): ContentNode => ({
  type: 'element',
  tag: 'div',
  props: { className },
  children,
});

test('META-3 a page with a call is a reference page, wherever the call is', () => {
  expect(hasCalls([{ type: 'html', html: '<div class="endpoint">GET</div>' }])).toBe(true);
  expect(hasCalls([element('tabs', element('endpoint'))])).toBe(true);
});

test('META-3 a page that only mentions calls is not', () => {
  expect(hasCalls([])).toBe(false);
  expect(hasCalls([element('tabs', { type: 'html', html: '<p class="endpoint-path">endpoint</p>' })])).toBe(false);
});
