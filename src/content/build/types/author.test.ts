import { authorList, authorPath, resolveAuthors } from './author';

const authors = { 'api-team': { name: 'API Team' }, 'web-team': { name: 'Web Team' } };

function resolve(written: unknown, known: Parameters<typeof resolveAuthors>[1] | null = authors, strict = false) {
  const warnings: string[] = [];
  const location = {
    file: 'content/blog/a.mdx',
    lineOf: (index: number) => index + 5,
    authorsFile: 'content/data/authors.yaml',
  };
  const result = resolveAuthors(authorList.parse(written), known ?? undefined, location, {
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

test('BLD-7 reports an unknown author with file, line, the nearest keys and all allowed keys', () => {
  expect(resolve(['web-team', 'api-taem']).problems).toEqual([
    'content/blog/a.mdx:6 field "authors": found "api-taem", which is not in content/data/authors.yaml; nearest: api-team; allowed: api-team, web-team',
  ]);
  expect(resolve(['constructor']).problems[0]).toContain('nearest: (none); allowed: api-team, web-team');
});

test('BLD-7 an author described in a post needs a name, and cannot have a page or an invalid email address', () => {
  expect(
    [[''], [{ name: '' }], [{ name: 'A', page: true }], [{ name: 'A', email: 'nobody' }]].map(
      (value) => authorList.safeParse(value).success,
    ),
  ).toEqual([false, false, false, false]);
});

test('BLG-9 an author has a page only if the entry asks for one, at the kebab-case key or the permalink', () => {
  expect(authorPath('API_Team', true)).toBe('/blog/authors/api-team');
  expect(authorPath('api', { permalink: '/the-team' })).toBe('/blog/authors/the-team');
  expect([authorPath('api', false), authorPath('api', undefined)]).toEqual([null, null]);
});
