import type { ContentNode } from '../../content/shared/tree/types';
import { pageOperations } from './page-operations';

const endpoint = (id: string, label: string): ContentNode => ({
  type: 'element',
  tag: 'div',
  props: { id: `endpoint-${id}`, 'data-operation': id, 'aria-label': label },
  children: [{ type: 'html', html: '<p>Text</p>' }],
});

test('lists the calls of a page, also those within other elements', () => {
  const nodes: ContentNode[] = [
    { type: 'html', html: '<h2 id="a">A</h2>' },
    endpoint('addLayer', 'POST /rooms/{ACCESS_KEY}/layers: Place an image: behind or in front'),
    { type: 'component', name: 'Tabs', props: {}, children: [endpoint('endRoom', 'DELETE /rooms/{ACCESS_KEY}: End')] },
  ];
  expect(pageOperations(nodes)).toEqual([
    { id: 'endpoint-addLayer', method: 'POST', summary: 'Place an image: behind or in front' },
    { id: 'endpoint-endRoom', method: 'DELETE', summary: 'End' },
  ]);
});
