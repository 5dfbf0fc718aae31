import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAYER_ORDER } from './layer-order';

test('the order in the head is the one of the style sheets', () => {
  expect(readFileSync(join(__dirname, 'layers.css'), 'utf8')).toContain(LAYER_ORDER);
});
