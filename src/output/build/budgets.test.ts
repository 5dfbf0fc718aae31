import { gzipSize, pageSize, passedBudgets, scriptsOf } from './budgets';

const stats = {
  namedChunkGroups: {
    app: { assets: [{ name: 'a.js' }, { name: 's.css' }, { name: 'x.js' }] },
    'component---src-templates-doc-tsx': { assets: [{ name: 'x.js' }, { name: 'd.js' }] },
  },
};

test('scripts of a template are those of the app and its own, each once, no style sheets', () => {
  expect(scriptsOf(stats, 'doc')).toEqual(['a.js', 'x.js', 'd.js']);
});

test('a template that the statistics do not know is an error', () => {
  expect(() => scriptsOf(stats, 'post')).toThrow('component---src-templates-post-tsx');
});

test('a page weighs what it holds and each sheet that it links, scripts apart', () => {
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

test('a budget is passed beyond five per cent more', () => {
  const size = (bytes: number) => [{ what: '/x', bytes, budget: 100_000 }];
  expect(passedBudgets(size(105_000))).toEqual([]);
  expect(passedBudgets(size(105_001))).toEqual([
    '/x weighs 105.0 KB after gzip; the budget is 100 KB (5 % more is tolerated)',
  ]);
});
