import { exceededBudgets, pageSize, scriptsOf } from './budgets';
import { gzipSize } from './gzip-size';

const stats = {
  namedChunkGroups: {
    app: { assets: [{ name: 'a.js' }, { name: 's.css' }, { name: 'x.js' }] },
    'component---src-templates-doc-tsx': { assets: [{ name: 'x.js' }, { name: 'd.js' }] },
  },
};

test('the scripts of a template are those of the app and its own, without duplicates and style sheets', () => {
  expect(scriptsOf(stats, 'doc')).toEqual(['a.js', 'x.js', 'd.js']);
});

test('the size of a page includes its HTML and linked style sheets, but not its scripts', () => {
  const html =
    '<!doctype html><link rel="stylesheet" href="/base/app.1.css"><link rel="stylesheet" href="/base/doc.2.css"><link rel="icon" href="/a.svg"><script src="/x.js"></script>';
  const sheets: Readonly<Record<string, string>> = {
    'app.1.css': 'p{color:red}'.repeat(9),
    'doc.2.css': 'h1{margin:0}',
  };
  expect(pageSize(html, (name) => sheets[name]!)).toBe(
    gzipSize(html) + gzipSize(sheets['app.1.css']!) + gzipSize(sheets['doc.2.css']!),
  );
});

test('a budget has no tolerance', () => {
  const size = (bytes: number) => [{ what: '/x', bytes, budget: 100_000 }];
  expect(exceededBudgets(size(100_000))).toEqual([]);
  expect(exceededBudgets(size(100_100))).toEqual(['/x: found 100.1 KB after gzip; must be at most 100.0 KB']);
});
