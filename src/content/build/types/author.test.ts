import { authorList, authorPath, resolveAuthors } from './author';

const authors = { 'api-team': { name: 'API Team' }, 'web-team': { name: 'Web Team' } };

function resolve(written: unknown, known: Parameters<typeof resolveAuthors>[1] | null = authors, strict = false) {
  const warnings: string[] = [];
  const place = {
    file: 'content/blog/a.mdx',
    lineOf: (index: number) => index + 5,
    authorsFile: 'content/data/authors.yaml',
  };
  const result = resolveAuthors(authorList.parse(written), known ?? undefined, place, {
    strict,
    warn: (message) => warnings.push(message),
  });
  return {
    keys: result.keys,
    inline: result.inline,
    warnings,
    problems: result.problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}

test('BLG-1 one author or several, by key', () => {
  expect(resolve(undefined).keys).toEqual([]);
  expect(resolve('api-team')).toEqual({ keys: ['api-team'], inline: {}, warnings: [], problems: [] });
  expect(resolve(['web-team', 'api-team']).keys).toEqual(['web-team', 'api-team']);
});

test('BLD-7 an unknown author is reported with file, line, the nearest and all valid keys', () => {
  expect(resolve(['web-team', 'api-taem']).problems).toEqual([
    'content/blog/a.mdx:6 field "authors": found "api-taem", which content/data/authors.yaml does not list; nearest: api-team; allowed: api-team, web-team',
  ]);
  expect(resolve(['constructor']).problems[0]).toContain('nearest: (none); allowed: api-team, web-team');
});

test('BLD-7 authors without an authors file are reported with the file that is missing', () => {
  expect(resolve(['api-team'], null).problems).toEqual([
    'content/blog/a.mdx:5 field "authors": found "api-team", but there is no authors file: create content/data/authors.yaml',
  ]);
});

test('BLD-7 an author named twice is reported', () => {
  expect(resolve(['api-team', 'web-team', 'api-team']).problems).toEqual([
    'content/blog/a.mdx:7 field "authors": found "api-team", which is listed already',
  ]);
});

test('BLD-10 an author whom only the post describes is a warning with file and value', () => {
  expect(resolve([{ name: 'A Guest', url: 'https://guest.example' }])).toEqual({
    keys: ['inline:a-guest'],
    inline: { 'inline:a-guest': { name: 'A Guest', url: 'https://guest.example' } },
    warnings: ['content/blog/a.mdx:5 field "authors": found "A Guest", which content/data/authors.yaml does not list'],
    problems: [],
  });
});

test('BLD-10 where the configuration says so it is an error', () => {
  expect(resolve([{ name: 'A Guest' }], authors, true)).toMatchObject({
    warnings: [],
    problems: ['content/blog/a.mdx:5 field "authors": found "A Guest", which content/data/authors.yaml does not list'],
  });
});

test.each([[{ title: 'no name' }], [7]])('BLD-7 %j is not a valid author', (value) => {
  expect(authorList.safeParse(value).error?.issues[0]?.message).toBe(
    'expected a key of data/authors.yaml, or an author with at least a name',
  );
});

test('BLD-7 an author in a post needs a name, and cannot claim a page', () => {
  expect(
    [[''], [{ name: '' }], [{ name: 'A', page: true }], [{ name: 'A', email: 'nobody' }]].map(
      (value) => authorList.safeParse(value).success,
    ),
  ).toEqual([false, false, false, false]);
});

test('BLG-9 only a flagged author has a page, at the dashed key or at an address of its own', () => {
  expect(authorPath('API_Team', true)).toBe('/blog/authors/api-team');
  expect(authorPath('api', { permalink: '/the-team' })).toBe('/blog/authors/the-team');
  expect([authorPath('api', false), authorPath('api', undefined)]).toEqual([null, null]);
});
