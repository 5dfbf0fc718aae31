import { areaOf } from './areas';

test.each([
  ['/docs/rest/references/layers', 'REST API'],
  ['/docs/2.0/rest/references/layers', 'REST API'],
  ['/docs/sdks', 'SDKs'],
  ['/docs/streamrec/streamrec-js', 'Stream recording'],
  ['/docs/intro', 'Documentation'],
  ['/blog/pip-cam', 'Tech Blog'],
  ['/release-notes', 'Releases'],
  ['/about', 'About'],
])('%s belongs to %s', (path, label) => {
  expect(areaOf(path).label).toBe(label);
});

test('of two pages that match equally well the reference comes before the post', () => {
  expect(areaOf('/docs/rest/a').rank).toBeGreaterThan(areaOf('/blog/a').rank);
});
