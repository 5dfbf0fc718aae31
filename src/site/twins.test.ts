import { areaOfFullText, fullTextPath, twinOf } from './twins';

test.each([
  ['/', '/index.md'],
  ['/about/', '/about.md'],
])('the twin of %s is %s', (path, twin) => {
  expect(twinOf(path)).toBe(twin);
});

test.each(['/search', '/404.html', '/playground/sources'])('%s has no twin', (path) => {
  expect(twinOf(path)).toBeUndefined();
});

test('the parts of a whole text are in folders of the area, which follows from their path', () => {
  expect([1, 2].map((part) => fullTextPath('/', part))).toEqual(['/llms-full.txt', '/2/llms-full.txt']);
  expect([1, 12].map((part) => fullTextPath('/docs/rest', part))).toEqual([
    '/docs/rest/llms-full.txt',
    '/docs/rest/12/llms-full.txt',
  ]);
  for (const area of ['/', '/docs/rest'])
    for (const part of [1, 12]) expect(areaOfFullText(fullTextPath(area, part))).toBe(area);
});
