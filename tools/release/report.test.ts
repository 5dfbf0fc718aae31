import { formatReport, reportOn } from './report';

const files = (...names: string[]) => Object.fromEntries(names.map((name) => name.split(':') as [string, string]));
const toUrl = (path: string): string => `https://site.example/portal${path}`;

test('compares two releases and lists what caches must forget', () => {
  const previous = {
    version: 'v1',
    files: files('index.html:1', 'a/index.html:1', 'b/index.html:1', 'a.00000000.js:1'),
  };
  const next = {
    version: 'v2',
    files: files('index.html:1', 'a/index.html:2', 'a/index.html.br:2', 'c/index.html:1', 'a.11111111.js:1', 'a.xml:1'),
    kept: 4,
  };
  const report = reportOn(next, previous, () => 500_000, toUrl);
  expect(report).toEqual({
    version: 'v2',
    previous: 'v1',
    pages: { added: ['/c'], changed: ['/a'], removed: ['/b'] },
    files: { total: 6, unchanged: 1, kept: 4 },
    bytes: { total: 3_000_000, changed: 2_500_000 },
    purge: ['/a', '/a.xml', '/b', '/c'].map(toUrl),
  });
  expect(formatReport(report).split('\n')).toEqual([
    'Release v2, after v1',
    'Pages added: 1',
    '  /c',
    'Pages changed: 1',
    '  /a',
    'Pages removed: 1',
    '  /b',
    'Files: 6, of which 1 have not changed; 4 of earlier releases are kept',
    'Bytes: 3.0 MB, of which 2.5 MB are new',
    'URLs to purge from caches: 4',
    ...['/a', '/a.xml', '/b', '/c'].map((path) => `  ${toUrl(path)}`),
  ]);
});

test('for the first release there is nothing to purge, and long lists are cut in the text', () => {
  const names = Array.from({ length: 30 }, (_, index) => `p${index}/index.html:1`);
  const report = reportOn({ version: 'v1', files: files(...names), kept: 0 }, undefined, () => 1, toUrl);
  expect(report.purge).toEqual([]);
  expect(report.pages.added).toHaveLength(30);
  expect(formatReport(report)).toContain('\n  and 10 more\nPages changed: 0');
});
