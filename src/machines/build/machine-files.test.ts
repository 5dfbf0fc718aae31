import { machineFiles, type TextPage } from './machine-files';

const REST = { label: 'REST API', path: '/docs/rest' };
const OTHER = { label: 'About', path: '/' };
const countTokens = (text: string): number => text.split(/\s+/).length;
const bodyOf = (text: string) => ({ text, tokens: countTokens(text) });
const page = (path: string, overrides: Partial<TextPage> = {}): TextPage => ({
  path,
  title: `Title of ${path}`,
  description: `About ${path}.`,
  area: REST,
  isListed: true,
  body: bodyOf(`Text of ${path}.\n`),
  ...overrides,
});
const options = {
  site: { title: 'Site', tagline: 'Meetings by API.', url: 'https://a.example', baseUrl: '/sub/' },
  areas: [REST, OTHER],
  advice: '## For agents\n\nDo not guess.\n',
  countTokens,
  limits: { area: 1000, site: 1000 },
};
const filesOf = (pages: readonly TextPage[]) => new Map(machineFiles(pages, options).files);

test('each page has a Markdown file with its title, description, URL, area and day of the last change', () => {
  expect(filesOf([page('/docs/rest/a', { updated: '2026-11-02' })]).get('/docs/rest/a.md')).toBe(
    [
      '---',
      'title: Title of /docs/rest/a',
      'description: About /docs/rest/a.',
      'url: https://a.example/sub/docs/rest/a',
      'area: REST API',
      'updated: 2026-11-02',
      '---',
      '',
      'Text of /docs/rest/a.',
      '',
    ].join('\n'),
  );
});

test('the Markdown of a post also has its day, authors and tags', () => {
  const post = page('/blog/a', { date: '2026-11-01', authors: ['API Team'], tags: ['API', 'Layers'] });
  expect(filesOf([post]).get('/blog/a.md')).toContain(
    'area: REST API\ndate: 2026-11-01\nauthors:\n  - API Team\ntags:\n  - API\n  - Layers\n---\n',
  );
  expect(filesOf([page('/a', { authors: [], tags: [] })]).get('/a.md')).not.toMatch(/authors|tags/);
});

test('the index has a line for each listed page, by area, and says how large the whole texts are', () => {
  const pages = [
    page('/', { area: OTHER, title: 'Home [x]' }),
    page('/docs/rest/b', { description: 'Two\nlines.' }),
    page('/docs/rest/hidden', { isListed: false }),
    page('/search', { area: OTHER }),
  ];
  const files = filesOf(pages);
  expect(files.get('/llms.txt')).toBe(
    [
      '# Site',
      '',
      '> Meetings by API.',
      '',
      '## For agents',
      '',
      'Do not guess.',
      '',
      '## REST API',
      '',
      '- [Title of /docs/rest/b](https://a.example/sub/docs/rest/b.md): Two lines.',
      '',
      '## About',
      '',
      '- [Home \\[x\\]](https://a.example/sub/index.md): About /.',
      '',
      '## Optional',
      '',
      '- [REST API](https://a.example/sub/docs/rest/llms-full.txt): about 1,000 tokens',
      '- [All pages](https://a.example/sub/llms-full.txt): about 1,000 tokens',
      '',
    ].join('\n'),
  );
  expect([...files.keys()]).toEqual([
    '/index.md',
    '/docs/rest/b.md',
    '/docs/rest/hidden.md',
    '/llms.txt',
    '/docs/rest/llms-full.txt',
    '/llms-full.txt',
  ]);
});

test('an older version of the docs has an index and a whole text of its own', () => {
  const version = { label: '1.0', path: '/docs/1.0' };
  const files = filesOf([page('/docs/rest/a'), page('/docs/1.0/rest/a', { version })]);
  const pagesIn = (path: string) => files.get(path)?.match(/[\w./]+\/rest\/a\.md/g);
  expect(pagesIn('/llms.txt')).toEqual(
    ['/a.example/sub/docs/rest/a.md'].map((url) => expect.stringContaining(url) as string),
  );
  expect(pagesIn('/docs/1.0/llms.txt')).toEqual([expect.stringContaining('/sub/docs/1.0/rest/a.md')]);
  expect(files.get('/llms-full.txt')).not.toContain('/docs/1.0/');
  expect(files.get('/docs/1.0/llms-full.txt')).toContain('url: https://a.example/sub/docs/1.0/rest/a\n');
});

test('a whole text with more tokens than allowed is split between pages, which the index says', () => {
  const pages = ['a', 'b', 'c'].map((name) => page(`/docs/rest/${name}`));
  const { tokens } = machineFiles(pages.slice(0, 2), options).texts[0]!;
  const { files, texts, problems } = machineFiles(pages, { ...options, limits: { area: tokens, site: 1000 } });
  expect(problems).toEqual([]);
  expect(texts).toEqual([
    { label: 'REST API, part 1 of 2', path: '/docs/rest/llms-full.txt', tokens },
    { label: 'REST API, part 2 of 2', path: '/docs/rest/2/llms-full.txt', tokens: tokens / 2 },
    { label: 'All pages', path: '/llms-full.txt', tokens: tokens * 1.5 },
  ]);
  const contents = new Map(files);
  expect(contents.get('/docs/rest/llms-full.txt')).toMatch(/rest\/a\n[^]*rest\/b\n/);
  expect(contents.get('/docs/rest/2/llms-full.txt')).toMatch(/^---\ntitle: Title of \/docs\/rest\/c\n/);
  expect(contents.get('/llms.txt')).toContain(
    '- [REST API, part 2 of 2](https://a.example/sub/docs/rest/2/llms-full.txt): about',
  );
});

test('a page with more tokens than a whole text may have is a problem', () => {
  const { problems, texts } = machineFiles([page('/docs/rest/a')], { ...options, limits: { area: 10, site: 1000 } });
  const [area] = texts;
  expect(area?.tokens).toBeGreaterThan(10);
  expect(problems).toEqual([`/docs/rest/llms-full.txt has ${area?.tokens} tokens; allowed: 10`]);
});
