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
    'an update without text',
    { 'blog/2024-01-01-a.mdx': post('title: A', 'updates:', '  - date: 2025-02-03', '    text: " "') },
    'content/blog/2024-01-01-a.mdx:5 field "updates.0.text": found " "; expected a sentence that says what changed',
  ],
  [
    'an empty post',
    { 'blog/2024-01-01-a.mdx': '---\ntitle: A\n---\n\n' },
    'content/blog/2024-01-01-a.mdx:4 has no text: a post needs at least one paragraph',
  ],
  [
    'two authors with the same URL path',
    { 'data/authors.yaml': 'a:\n  name: A\n  page: true\nb:\n  name: B\n  page:\n    permalink: /a\n' },
    'content/data/authors.yaml:6 field "b.page": found {"permalink":"/a"}; author "b" has the path /blog/authors/a, which author "a" already uses',
  ],
])('BLD-7 reports %s with file and line', async (_name, files, problem) => {
  expect(await check(files)).toEqual(oneProblem(problem));
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
