import { inTestProject } from '../../../site/build/test-support';
import { checkFiles, type Files } from './test-support';

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
