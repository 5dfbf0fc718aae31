import { inTestProject } from '../../../site/build/test-support';
import { checkFiles, oneProblem, type Files } from './test-support';

const post = (...fields: string[]): string => `---\n${fields.join('\n')}\n---\n\nText.\n\n{/* truncate */}\n\nMore.\n`;
const GOOD: Files = {
  'docs/good.mdx': '---\ntitle: Good\n---\n\nText.\n',
  'data/authors.yaml':
    'api-team:\n  name: API Team\n  page: true\nweb-team:\n  name: Web Team\n  page:\n    permalink: /web\n',
  'data/blog-tags.yaml': 'api:\n  label: API\n',
};

const check = (files: Files, base = GOOD): Promise<string[]> => checkFiles({ ...base, ...files });

test('BLG-6 reads a post and resolves its tags, authors, path and date', async () => {
  const read = await inTestProject(
    {
      ...GOOD,
      'blog/2024-03-05-a.mdx': post(
        'title: "{Product}"',
        'slug: "{product}-a"',
        'authors: [web-team]',
        'tags: [API, api]',
        'series: s',
      ),
    },
    () => import('./scan'),
    ({ kindOf, readContent }, root) => {
      const path = `${root}/content/blog/2024-03-05-a.mdx`;
      const kind = kindOf(path);
      return kind && readContent(path, kind);
    },
  );
  expect(read).toMatchObject({
    type: 'blog-post',
    problems: [],
    slugLine: 3,
    fields: {
      path: '/blog/rondo-a',
      title: 'Rondo',
      date: '2024-03-05T00:00:00.000Z',
      tagKeys: ['api'],
      authorKeys: ['web-team'],
      seriesKey: 's',
      sourcePath: 'blog/2024-03-05-a.mdx',
      bodyOffset: 7,
    },
  });
});

test.each<[string, Files, string]>([
  [
    'an unknown author',
    { 'blog/2024-01-01-a.mdx': post('title: A', 'authors:', '  - api-team', '  - nobody') },
    'content/blog/2024-01-01-a.mdx:5 field "authors": found "nobody", which is not in content/data/authors.yaml; nearest: (none); allowed: api-team, web-team',
  ],
  [
    'an inline author without a name',
    { 'blog/2024-01-01-a.mdx': post('title: A', 'authors:', '  - title: Guest') },
    'content/blog/2024-01-01-a.mdx:4 field "authors.0": found {"title":"Guest"}; expected a key of data/authors.yaml, or an author with at least a name',
  ],
  [
    'an invalid date',
    { 'blog/a.mdx': post('title: A', 'date: 2025-02-30') },
    'content/blog/a.mdx:3 field "date": found "2025-02-30"; expected a date such as 2025-03-05 or 2025-03-05T10:00:00Z',
  ],
  [
    'an update with an invalid date',
    { 'blog/2024-01-01-a.mdx': post('title: A', 'updates:', '  - date: 2025-02-30', '    text: New.') },
    'content/blog/2024-01-01-a.mdx:4 field "updates.0.date": found "2025-02-30"; expected a date such as 2025-03-05 or 2025-03-05T10:00:00Z',
  ],
  [
    'an update without text',
    { 'blog/2024-01-01-a.mdx': post('title: A', 'updates:', '  - date: 2025-02-03', '    text: " "') },
    'content/blog/2024-01-01-a.mdx:5 field "updates.0.text": found " "; expected a sentence that says what changed',
  ],
  [
    'an update of a day before the post',
    { 'blog/2024-01-01-a.mdx': post('title: A', 'updates:', '  - date: 2023-02-03', '    text: New.') },
    'content/blog/2024-01-01-a.mdx:4 field "updates.0.date": found "2023-02-03"; expected a day after the post\'s own (2024-01-01)',
  ],
  [
    'an update with an unsafe link',
    {
      'blog/2024-01-01-a.mdx': post('title: A', 'updates:', '  - { date: 2025-02-03, text: New., link: "http://a.b" }'),
    },
    'content/blog/2024-01-01-a.mdx:4 field "updates.0.link": found "http://a.b"; expected a path of this site such as /docs/rest/references/layers, or a URL that begins with https://',
  ],
  [
    'no date at all',
    { 'blog/a.mdx': post('title: A') },
    'content/blog/a.mdx:1 has no date: add the field "date" to the front matter, or start the file name with a date, as in 2025-03-05-name.mdx',
  ],
  [
    'an empty post',
    { 'blog/2024-01-01-a.mdx': '---\ntitle: A\n---\n\n' },
    'content/blog/2024-01-01-a.mdx:4 has no text: a post needs at least one paragraph',
  ],
  [
    'a slug used twice',
    { 'blog/2024-01-01-a.mdx': post('title: A'), 'blog/2024-02-02-b.mdx': post('title: B', 'slug: a') },
    'content/blog/2024-02-02-b.mdx:3 has the path /blog/a, which content/blog/2024-01-01-a.mdx:1 already uses: give one of them a different "slug"',
  ],
  [
    'a broken authors file',
    {
      'data/authors.yaml': 'api-team:\n  title: "no name"\n',
      'blog/2024-01-01-a.mdx': post('title: A', 'authors: [api-team]'),
      'blog/2024-01-02-b.mdx': post('title: B', 'authors: [api-team]'),
    },
    'content/data/authors.yaml:1 field "api-team.name": found nothing; expected a string',
  ],
  [
    'an author who is defined twice',
    { 'data/authors.yaml': 'a:\n  name: A\na:\n  name: B\n' },
    'content/data/authors.yaml:3 is not valid YAML: Map keys must be unique (the same field is above: remove one of the two); found a:',
  ],
  [
    'two authors with the same URL path',
    { 'data/authors.yaml': 'a:\n  name: A\n  page: true\nb:\n  name: B\n  page:\n    permalink: /a\n' },
    'content/data/authors.yaml:6 field "b.page": found {"permalink":"/a"}; author "b" has the path /blog/authors/a, which author "a" already uses',
  ],
])('BLD-7 reports %s with file and line', async (_name, files, problem) => {
  expect(await check(files)).toEqual(oneProblem(problem));
});

test('BLD-7 reports authors if there is no authors file', async () => {
  expect(
    await check(
      { 'docs/good.mdx': GOOD['docs/good.mdx'] ?? '', 'blog/2024-01-01-a.mdx': post('title: A', 'authors: [x]') },
      {},
    ),
  ).toEqual(
    oneProblem(
      'content/blog/2024-01-01-a.mdx:3 field "authors": found "x", but there is no authors file: create content/data/authors.yaml',
    ),
  );
});

test('BLD-10 warns with file and value about a tag that is not in the tags file and an author described in the post', async () => {
  const files = {
    ...GOOD,
    'blog/2024-01-01-a.mdx': post('title: A', 'tags: [Big News]', 'authors:', '  - name: A Guest'),
  };
  expect(await check(files)).toEqual([]);
  const warnings = await inTestProject(
    files,
    () => import('./scan'),
    ({ kindOf, readContent }, root) => {
      const messages: string[] = [];
      const path = `${root}/content/blog/2024-01-01-a.mdx`;
      const kind = kindOf(path);
      if (kind) readContent(path, kind, (message) => messages.push(message));
      return messages;
    },
  );
  expect(warnings).toEqual([
    'content/blog/2024-01-01-a.mdx:3 field "tags": found "Big News", which is not in data/blog-tags.yaml',
    'content/blog/2024-01-01-a.mdx:5 field "authors": found "A Guest", which is not in content/data/authors.yaml',
  ]);
});
