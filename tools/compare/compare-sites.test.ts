import { compareSites } from './compare-sites';
import { classNamesIn, createClassNormalizer } from './hashed-names';
import { readJson, readLines, readSearchIndex, readXml } from './read-files';
import { readPage } from './read-page';
import { formatReport } from './report';
import type { Facts, Site } from './types';

const PAGE = `<!doctype html><html lang="en"><head><title>Rooms | Rondo</title><meta name="description" content="All about rooms">
<link rel="canonical" href="https://rondo.example/docs/rooms"><link rel="stylesheet" href="/app.6d20f8e1.css"></head>
<body><nav class="bar7V"><a class="linkob" href="/docs">Docs</a></nav><h1 class="card-text" id="rooms">Rooms</h1>
<p>A room opens <em>at once</em>.</p><img alt="A room" src="/assets/room.png"><button aria-controls="_R_1mh5_">More</button><div id="_R_1mh5_"></div>
<script type="application/json">{"compilationHash":"8c22","scripts":["/app-e292db22.js"]}</script></body></html>`;

const RSS = `<rss><channel><title>Blog</title>
<item><title>First</title><guid>https://rondo.example/1</guid><description>Old words</description></item>
<item><title>Second</title><guid>https://rondo.example/2</guid></item></channel></rss>`;

const RECORDS = JSON.stringify([
  { objectID: '/docs/rooms', content: 'A room opens', weight: { level: 100 } },
  { objectID: '/docs/rooms#end', content: 'It ends' },
]);

function site(pages: Record<string, string>, files: Record<string, Facts> = {}, sizes: Record<string, number> = {}) {
  return { pages, files, sizes };
}

/** Compares two sites given as HTML, as `read-site.ts` does with folders. */
function compare(before: ReturnType<typeof site>, after: ReturnType<typeof site>) {
  const [oldNames, newNames] = [before, after].map(({ pages }) => new Set(Object.values(pages).flatMap(classNamesIn)));
  const normalizeClassName = createClassNormalizer(oldNames ?? new Set(), newNames ?? new Set());
  const read = ({ pages, files, sizes }: ReturnType<typeof site>): Site => ({
    pages: new Map(Object.entries(pages).map(([path, html]) => [path, readPage(html, normalizeClassName)])),
    files: new Map(Object.entries(files)),
    sizes: new Map(Object.entries(sizes)),
  });
  const [first, second] = [read(before), read(after)];
  const differences = compareSites(first, second);
  return { differences, report: formatReport(first, second, differences) };
}

const comparePages = (before: string, after: string) =>
  compare(site({ '/docs/rooms': before }), site({ '/docs/rooms': after }));

test('ignores hashes of classes, style sheets, bundles and the chunk map, and ids that React generates', () => {
  const after = PAGE.replace('bar7V', 'bar9_')
    .replace('linkob', 'linkZ-')
    .replace('app.6d20f8e1.css', 'app.00000000.css')
    .replaceAll('app-e292db22.js', 'app-ffffffff.js')
    .replace('"8c22"', '"9d33"')
    .replaceAll('_R_1mh5_', '_R_2nk_');
  expect(after).not.toBe(PAGE);
  expect(comparePages(PAGE, after).differences).toEqual([]);
});

test.each([
  ['a changed word', 'opens', 'closes', 'text', 'A room opens at once.', 'A room closes at once.'],
  ['a renamed heading', '>Rooms</h1>', '>Spaces</h1>', 'headings', 'h1 Rooms #rooms', 'h1 Spaces #rooms'],
  ['another anchor', 'id="rooms"', 'id="spaces"', 'headings', 'h1 Rooms #rooms', 'h1 Rooms #spaces'],
  ['a removed link', '<a class="linkob" href="/docs">Docs</a>', 'Docs', 'links', '/docs (Docs)', undefined],
  ['another link target', 'href="/docs"', 'href="/blog"', 'links', '/docs (Docs)', '/blog (Docs)'],
  ['a changed title', 'Rooms |', 'Room |', 'head', '<title>Rooms | Rondo', '<title>Room | Rondo'],
  [
    'another canonical URL',
    'example/docs/rooms',
    'example/docs/room',
    'head',
    '<link href="https://rondo.example/docs/rooms" rel="canonical">',
    '<link href="https://rondo.example/docs/room" rel="canonical">',
  ],
  ['a changed alternative text', 'alt="A room"', 'alt="Room"', 'text', '[alt] A room', '[alt] Room'],
  ['a removed class', ' class="card-text"', '', 'markup', '<h1 class="card-te-*" id="rooms">', '<h1 id="rooms">'],
  ['a renamed class', '"bar7V"', '"line7V"', 'markup', '<nav class="bar-*">', '<nav class="line-*">'],
])('reports %s', (_name, from, to, part, before, after) => {
  expect(PAGE).toContain(from);
  expect(comparePages(PAGE, PAGE.replace(from, to)).differences).toContainEqual({
    path: '/docs/rooms',
    part,
    before,
    after,
  });
});

test('reports missing and new pages and files', () => {
  const { report } = compare(
    site({ '/': PAGE, '/old': PAGE }, { '/favicon.svg': readLines('<svg/>') }),
    site({ '/': PAGE, '/new': PAGE }),
  );
  expect(report.split('\n')).toEqual([
    '/new: page is new',
    '/old: page is missing',
    '/favicon.svg: file is missing',
    '3 pages compared, 3 differences',
  ]);
});

test('reports changed, removed and moved items of a feed', () => {
  const compareFeeds = (after: string) =>
    compare(site({}, { '/blog/rss.xml': readXml(RSS) }), site({}, { '/blog/rss.xml': readXml(after) })).report;
  expect(compareFeeds(RSS)).toBe('0 pages compared, 0 differences');
  expect(compareFeeds(RSS.replace('Old words', 'New words'))).toBe(
    [
      '/blog/rss.xml: values rss › channel › item https://rondo.example/1 › description',
      '  - Old words',
      '  + New words',
      '0 pages compared, 1 difference',
    ].join('\n'),
  );
  expect(compareFeeds(RSS.replace(/<item><title>Second.*<\/item>/, ''))).toContain(
    '/blog/rss.xml: order\n  - item https://rondo.example/2',
  );
  const [first = '', second = ''] = RSS.match(/<item>.*<\/item>/g) ?? [];
  expect(compareFeeds(RSS.replace(first, '').replace(second, `${second}${first}`))).toContain('/blog/rss.xml: order');
});

test('matches entries of JSON lists by their key, and reports changed, removed and moved records', () => {
  const compareRecords = (after: string) =>
    compare(
      site({}, { '/search/records.json': readJson(RECORDS) }),
      site({}, { '/search/records.json': readJson(after) }),
    ).differences;
  expect(compareRecords(RECORDS)).toEqual([]);
  expect(compareRecords(RECORDS.replace('100', '90'))).toEqual([
    {
      path: '/search/records.json',
      part: 'values',
      key: '[/docs/rooms].weight.level',
      before: '100',
      after: '90',
    },
  ]);
  const [first, second] = JSON.parse(RECORDS) as [unknown, unknown];
  expect(compareRecords(JSON.stringify([first])).map(({ key }) => key)).toContain('[/docs/rooms#end].content');
  expect(compareRecords(JSON.stringify([second, first])).map(({ key }) => key)).toEqual([' order']);
});

test('ignores hashes of inline code in the content security policy, but reports another source', () => {
  const headers = (policy: string) => readJson(JSON.stringify([{ pattern: '.', headers: { policy } }]));
  const before = site({}, { '/headers.json': headers("script-src 'self' 'sha256-abc='") });
  const compareWith = (policy: string) => compare(before, site({}, { '/headers.json': headers(policy) })).differences;
  expect(compareWith("script-src 'self' 'sha256-xyz/1+='")).toEqual([]);
  expect(compareWith("script-src 'self' 'sha256-xyz=' 'unsafe-inline'")).toHaveLength(1);
});

test('ignores which shard of the search index contains a passage, but reports a removed passage', () => {
  const index = '{"format":1}';
  const compareShards = (shards: string[]) =>
    compare(
      site({}, { '/search-index/': readSearchIndex(index, ['["one","two"]', '["three"]']) }),
      site({}, { '/search-index/': readSearchIndex(index, shards) }),
    ).differences;
  expect(compareShards(['["three","one"]', '["two"]'])).toEqual([]);
  expect(compareShards(['["three","one"]'])).toEqual([{ path: '/search-index/', part: 'passages', before: 'two' }]);
});

test('reports a size that differs by more than one percent and more than a quarter of a kilobyte', () => {
  const compareSizes = (before: number, after: number) =>
    compare(site({}, {}, { 'scripts of doc': before }), site({}, {}, { 'scripts of doc': after })).differences;
  expect(compareSizes(100_000, 101_000)).toEqual([]);
  expect(compareSizes(10_000, 10_256)).toEqual([]);
  expect(compareSizes(100_000, 101_001)).toEqual([
    { path: 'scripts of doc', part: 'larger', before: '100000 bytes', after: '101001 bytes' },
  ]);
  expect(compareSizes(100_000, 98_000).map(({ part }) => part)).toEqual(['smaller']);
});

test('reports a difference that many pages share once, and counts it for each page', () => {
  const pages = (html: string) => Object.fromEntries(['/1', '/2', '/3', '/4', '/5'].map((path) => [path, html]));
  const { report } = compare(site(pages(PAGE)), site(pages(PAGE.replace('opens', 'closes'))));
  expect(report).toBe(
    [
      '/1, /2, /3 and 2 more: text',
      '  - A room opens at once.',
      '  + A room closes at once.',
      '5 pages compared, 5 differences',
    ].join('\n'),
  );
});

test('shows an excerpt of long text around the difference', () => {
  const long = `<p>${'word '.repeat(100)}opens${' word'.repeat(100)}</p>`;
  const { report } = comparePages(long, long.replace('opens', 'closes'));
  expect(report).toContain('…');
  expect(report).toContain('opens');
  expect(report).toContain('closes');
  expect(Math.max(...report.split('\n').map((line) => line.length))).toBeLessThan(240);
});
