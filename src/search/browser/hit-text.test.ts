import type { SearchHit } from '../shared/response';
import { toHitText } from './hit-text';

const hit: SearchHit = {
  objectID: '1',
  url: '/a',
  type: 'lvl3',
  content: 'Text',
  hierarchy: { lvl0: 'REST API', lvl1: 'Layers', lvl2: 'SVG', lvl3: 'Fonts', lvl4: null, lvl5: null, lvl6: null },
};

test('SRP-5 a hit has its title, the titles above it, and a snippet if the text matches', () => {
  const marked = {
    ...hit,
    _highlightResult: { hierarchy: { lvl3: { value: '<mark>Fonts</mark>', matchLevel: 'full' as const } } },
    _snippetResult: { content: { value: 'A <mark>font</mark>', matchLevel: 'full' as const } },
  };
  expect(toHitText(marked)).toEqual({
    title: '<mark>Fonts</mark>',
    breadcrumbs: ['Layers', 'SVG'],
    snippet: 'A <mark>font</mark>',
  });
  expect(
    toHitText({ ...marked, _snippetResult: { content: { value: 'A line', matchLevel: 'none' } } }).snippet,
  ).toBeNull();
});

test('a stored hit and a content hit have their plain titles', () => {
  expect(toHitText(hit)).toEqual({ title: 'Fonts', breadcrumbs: ['Layers', 'SVG'], snippet: null });
  expect(toHitText({ ...hit, type: 'content' }).title).toBe('Fonts');
});
