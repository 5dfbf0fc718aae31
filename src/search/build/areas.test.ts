import { inTestProject } from '../../site/build/test-support';
import { areaOf, readSearchAreas } from './areas';

const FILE = 'data/search-areas.yaml';
const load = () => import('./areas');
const areas = readSearchAreas();

test.each([
  ['/docs/rest/references/layers', 'REST API'],
  ['/docs/2.0/rest/references/layers', 'REST API'],
  ['/docs/sdks', 'SDKs'],
  ['/docs/streamrec/streamrec-js', 'Stream recording'],
  ['/docs/restful', 'Documentation'],
  ['/docs/intro', 'Documentation'],
  ['/blog/pip-cam', 'Tech Blog'],
  ['/release-notes', 'Releases'],
  ['/about', 'About'],
])('%s belongs to %s', (path, label) => {
  expect(areaOf(path, areas).label).toBe(label);
});

test('the reference ranks higher than the blog', () => {
  expect(areaOf('/docs/rest/a', areas).rank).toBeGreaterThan(areaOf('/blog/a', areas).rank);
});

test('an area can be added to the file without changing code', async () => {
  const file = '- label: Guides\n  path: /docs/guides\n  rank: 3\n- label: "{Product}"\n  path: /\n  rank: 1\n';
  await inTestProject({ [FILE]: file }, load, (module) => {
    const areas = module.readSearchAreas();
    const labels = ['/docs/1.0/guides/a', '/docs/other'].map((path) => module.areaOf(path, areas).label);
    expect(labels).toEqual(['Guides', 'Rondo']);
  });
});

test('without the file there is one area for all pages', async () => {
  await inTestProject({}, load, (module) => {
    expect(module.areaOf('/blog/a', module.readSearchAreas()).label).toBe('Documentation');
  });
});

test.each([
  ['- label: A\n  path: docs\n  rank: 1\n', /search-areas\.yaml:2 field "0\.path": found "docs"; must be a path/],
  ['- label: A\n  path: /\n  rank: high\n', /search-areas\.yaml:3 field "0\.rank": found "high"; .*(?:number|int)/],
  ['- label: A\n  path: /\n  rank: 1\n  order: 2\n', /search-areas\.yaml:4 field "0\.order" is not allowed here/],
  ['- label: A\n  path: /docs\n  rank: 1\n', /search-areas\.yaml:1 .*the last area must have the path \//],
])('rejects %j and names file, line, field and what is allowed', async (file, message) => {
  await inTestProject({ [FILE]: file }, load, (module) => expect(() => module.readSearchAreas()).toThrow(message));
});
