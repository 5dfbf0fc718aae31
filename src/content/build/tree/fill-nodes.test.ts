import { h } from 'hastscript';
import { fillNodes } from './fill-nodes';

test('elements take the place of their names, and other names stay', () => {
  const time = h('time', '3 May');
  expect(fillNodes('{date}: changed by {name}.', { date: time })).toEqual([
    time,
    { type: 'text', value: ': changed by ' },
    { type: 'text', value: '{name}' },
    { type: 'text', value: '.' },
  ]);
});
