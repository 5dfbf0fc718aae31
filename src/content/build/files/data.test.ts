import { utimesSync, writeFileSync } from 'node:fs';
import { inTestProject } from '../../../site/build/test-support';

const load = () => import('./data');

test('reads a data file with its tokens expanded and returns undefined for a missing one', async () => {
  await inTestProject(
    { 'data/docs-tags.yaml': '"{product}-js":\n  label: "{Product} JS"\n' },
    load,
    ({ readDataFile }) => {
      expect(readDataFile('docs-tags.yaml')).toEqual({ 'rondo-js': { label: 'Rondo JS' } });
      expect(readDataFile('navbar.yaml')).toBeUndefined();
    },
  );
});

test('reads a file again only if it has changed', async () => {
  await inTestProject({ 'data/docs-tags.yaml': 'api:\n  label: API\n' }, load, ({ dataFilePath, readDataFile }) => {
    const first = readDataFile('docs-tags.yaml');
    expect(readDataFile('docs-tags.yaml')).toBe(first);
    writeFileSync(dataFilePath('docs-tags.yaml'), 'api:\n  label: Calls\n');
    utimesSync(dataFilePath('docs-tags.yaml'), 1, 1);
    expect(readDataFile('docs-tags.yaml')).toEqual({ api: { label: 'Calls' } });
  });
});

test("prefers a docs version's own sidebars file to the common one", async () => {
  await inTestProject(
    {
      'data/sidebars.yaml': 'common:\n  - type: doc\n    id: a\n',
      'data/sidebars-1.0.yaml': 'old:\n  - type: doc\n    id: b\n',
    },
    load,
    ({ readSidebars }) => {
      expect(readSidebars('1.0')).toEqual({
        file: 'content/data/sidebars-1.0.yaml',
        sidebars: { old: [{ type: 'doc', id: 'b' }] },
      });
      expect(readSidebars('current')).toEqual({
        file: 'content/data/sidebars.yaml',
        sidebars: { common: [{ type: 'doc', id: 'a' }] },
      });
    },
  );
  await inTestProject({}, load, ({ readSidebars }) => expect(readSidebars('current')).toBeUndefined());
});
