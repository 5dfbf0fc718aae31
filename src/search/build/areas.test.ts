import { inTestProject } from '../../site/build/test-support';
import { areaOf, readSearchAreas } from './areas';

const FILE = 'data/search-areas.yaml';
const load = () => import('./areas');
const areas = readSearchAreas();

test.each([
  ['/docs/rest/references/layers', 'REST API'],
  ['/docs/2.0/rest/references/layers', 'REST API'],
  ['/docs/restful', 'Documentation'],
  ['/about', 'About'],
])('%s belongs to %s', (path, label) => {
  expect(areaOf(path, areas).label).toBe(label);
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
